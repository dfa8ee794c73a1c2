import { useEffect, useState } from 'react'
import type { ReportKind } from '@/features/informes/report'
import { MissingLists } from '@/kits/forms/MissingLists'
import { ReportActions } from '@/features/informes/ReportActions'
import { Review } from '@/features/informes/review/Review'
import { choiceMade, screenEntered, selectChoice, selectReview } from '@/features/informes/slice'
import { titles } from '@/features/informes/titles'
import { useChoiceAddress } from '@/features/informes/useChoiceAddress'
import { selectPaisChoices } from '@/store/catalogues/choices'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { FieldsTable } from '@/features/informes/FieldsTable'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page, PageHeader } from '@/ui/page/Page'

const Language = ({ kind }: { kind: ReportKind }) => {
  const dispatch = useAppDispatch()
  const { idioma } = useAppSelector(selectChoice, kind)
  return <LocaleSelect large label="Idioma" value={idioma} onChange={chosen => dispatch(choiceMade({ kind, idioma: chosen }))} />
}

const Country = ({ kind }: { kind: ReportKind }) => {
  const dispatch = useAppDispatch()
  const { pais } = useAppSelector(selectChoice, kind)
  const countries = useAppSelector(selectPaisChoices)
  return (
    <ComboboxField
      label="País"
      options={countries}
      placeholder={pais.toUpperCase()}
      value={pais}
      onChange={chosen => dispatch(choiceMade({ kind, pais: chosen }))}
    />
  )
}

/**
 * Reports of finished and of generic products, exported in a language, and the finished ones for a country, with a review before the export
 * [IN-01, IN-02, CM-02].
 */
export const Informes = () => {
  const dispatch = useAppDispatch()
  const review = useAppSelector(selectReview)
  useChoiceAddress()
  const [opened, setOpened] = useState<ReportKind | null>(null)
  useEffect(() => {
    dispatch(screenEntered())
  }, [dispatch])
  return (
    <Page width="wide">
      <PageHeader title="Informes" breadcrumbs={[{ label: 'Informes' }]} />
      <MissingLists />
      <FieldsTable
        label="Informes"
        columns={['Informe', 'Idioma', 'País']}
        actionTitle="Revisar y exportar"
        rows={[
          {
            name: titles.acabados,
            fields: [<Language key="idioma" kind="acabados" />, <Country key="pais" kind="acabados" />],
            action: <ReportActions kind="acabados" onReview={() => setOpened('acabados')} />,
          },
          {
            name: titles.genericos,
            fields: [<Language key="idioma" kind="genericos" />, null],
            action: <ReportActions kind="genericos" onReview={() => setOpened('genericos')} />,
          },
        ]}
      />
      {review && <Review key={review.kind} review={review} takesFocus={opened === review.kind} />}
    </Page>
  )
}
