import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isCombinationChanged, toCombinationValues, type CombinationValues } from '@/domain/combination'
import type { CombinacionDeProductos } from '@/domain/combinacionDeProductos'
import { inLocale } from '@/domain/locales'
import type { Solucion } from '@/domain/solucion'
import { useLeaveQuestion } from '@/forms/useLeaveQuestion'
import { Combinacion } from '@/features/soluciones/Combinacion'
import { retyped, shownValues, type Draft } from '@/features/soluciones/drafts'
import { createKey, createRequested, LIST_PATH, localeChosen, type Screen } from '@/features/soluciones/slice'
import { selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { Button, LabelWithRest } from '@/ui/Button'
import { CardList } from '@/ui/CardList'
import { LocaleSelect } from '@/ui/LocaleSelect'
import { Page } from '@/ui/Page'
import { PageHeader } from '@/ui/PageHeader'

interface Props {
  screen: Screen
  /** `screen.solucion`, once it is there. */
  solucion: Solucion
}

/** All combinations of a solution; what is typed in them stays here until it is saved, card by card [CB-02, CB-03]. */
export const CombinacionesForm = ({ screen, solucion }: Props) => {
  const dispatch = useDispatch()
  const { formId, locale, combinaciones, creationId } = screen
  const [drafts, setDrafts] = useState<Record<number, Draft>>({})
  const [before] = useState(() => new Set(combinaciones.map(({ id }) => id)))
  const creation = { formId, creationId }
  const creating = useSelect(selectIsRunning, createKey(creation))

  const edit = useCallback((over: CombinacionDeProductos, typed: CombinationValues) => {
    setDrafts(all => ({ ...all, [over.id]: retyped(all[over.id], over, typed) }))
  }, [])
  const markSent = useCallback((over: CombinacionDeProductos, typed: CombinationValues) => {
    setDrafts(all => ({ ...all, [over.id]: { over, typed, sent: typed } }))
  }, [])

  const shown = combinaciones.map(record => ({ record, values: shownValues(record, drafts[record.id]) }))
  const { question } = useLeaveQuestion(shown.some(({ record, values }) => isCombinationChanged(toCombinationValues(record), values)))

  const spanish = inLocale(solucion.nombre) || `Solución ${solucion.id}`
  const name = inLocale(solucion.nombre, locale)
  return (
    <Page width="wide">
      <PageHeader
        sticky
        title={name || spanish}
        locale={name ? locale : undefined}
        breadcrumbs={[{ label: 'Soluciones', to: LIST_PATH }, { label: spanish }]}
        actions={
          <>
            <LocaleSelect
              value={locale}
              onChange={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
              maps={shown.map(({ values }) => values.observaciones)}
            />
            <Button variant="primary" icon="plus" busy={creating} onPress={() => dispatch(createRequested(creation))}>
              <LabelWithRest label="Añadir combinación" />
            </Button>
          </>
        }
      />
      <CardList label="Combinaciones">
        {combinaciones.map(record => (
          <Combinacion
            key={record.id}
            formId={formId}
            record={record}
            draft={drafts[record.id]}
            locale={locale}
            isNew={!before.has(record.id)}
            onEdit={edit}
            onSent={markSent}
          />
        ))}
      </CardList>
      {combinaciones.length === 0 && <p>Esta solución no tiene combinaciones</p>}
      {question}
    </Page>
  )
}
