import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { ReportKind } from '@/domain/report'
import { choiceMade, exportKey, exportRequested, exportStopped, screenEntered, selectChoice } from '@/features/informes/slice'
import { selectPaisChoices } from '@/store/catalogues/choices'
import { selectRun } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { FieldsTable } from '@/features/informes/FieldsTable'
import { LongCallButton } from '@/features/informes/LongCallButton'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'

const titles: Record<ReportKind, string> = { acabados: 'Productos Acabados', genericos: 'Productos Genéricos' }

const Language = ({ kind }: { kind: ReportKind }) => {
  const dispatch = useDispatch()
  const { idioma } = useSelect(selectChoice, kind)
  return <LocaleSelect label="Idioma" value={idioma} onChange={chosen => dispatch(choiceMade({ kind, idioma: chosen }))} />
}

const Country = ({ kind }: { kind: ReportKind }) => {
  const dispatch = useDispatch()
  const { pais } = useSelect(selectChoice, kind)
  const countries = useSelect(selectPaisChoices)
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

const Export = ({ kind }: { kind: ReportKind }) => {
  const dispatch = useDispatch()
  const run = useSelect(selectRun, exportKey(kind))
  return (
    <LongCallButton
      icon="download"
      label={{ rest: 'Exportar', busy: 'Exportando', stop: 'Detener la exportación de' }}
      of={titles[kind]}
      bytes={run?.phase === 'running' ? (run.bytes?.done ?? 0) : null}
      onStart={() => dispatch(exportRequested({ kind }))}
      onStop={() => dispatch(exportStopped({ kind }))}
    />
  )
}

/** Each of the two reports is exported in a language, that of finished products for a country too [IN-01, IN-02]. */
export const Informes = () => {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(screenEntered())
  }, [dispatch])
  return (
    <Page width="wide">
      <PageHeader title="Informes" breadcrumbs={[{ label: 'Informes' }]} />
      <FieldsTable
        label="Informes"
        columns={['Informe', 'Idioma', 'País']}
        actionTitle="Exportar"
        rows={[
          {
            name: titles.acabados,
            fields: [<Language key="idioma" kind="acabados" />, <Country key="pais" kind="acabados" />],
            action: <Export kind="acabados" />,
          },
          { name: titles.genericos, fields: [<Language key="idioma" kind="genericos" />, null], action: <Export kind="genericos" /> },
        ]}
      />
    </Page>
  )
}
