import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { inLocale } from '@/domain/locales'
import { recordName } from '@/domain/recordName'
import { plainName } from '@/domain/richName'
import type { CombinacionValues } from '@/domain/combinacion/combinacionValues'
import { SaveAllBar } from '@/forms/cards/SaveAllBar'
import { useCards } from '@/forms/cards/useCards'
import { useSaveAndLeave } from '@/forms/cards/useSaveAndLeave'
import { copyLacking } from '@/forms/copyLacking'
import { useCardDrafts } from '@/forms/draft/useCardDrafts'
import { NO_FIELDS } from '@/forms/historial/target'
import { MissingLists } from '@/forms/MissingLists'
import { useLeaveQuestion } from '@/forms/useLeaveQuestion'
import { Combinacion } from '@/features/soluciones/Combinacion'
import { solucionPages } from '@/features/soluciones/pages'
import { historyOf } from '@/features/soluciones/historyOf'
import { RecordTools } from '@/forms/historial/RecordTools'
import { PagePager } from '@/forms/pager/PagePager'
import { createKey, createRequested, LIST_PATH, localeChosen, saveKey, type Screen } from '@/features/soluciones/slice'
import type { Solucion } from '@/shared/resources/soluciones'
import { selectIsRunning } from '@/store/sequences/slice'
import { cardId } from '@/store/drafts/cardId'
import { useSelect } from '@/store/useSelect'
import { Button, LabelWithRest } from '@/ui/buttons/Button'
import { CardList } from '@/ui/lists/CardList'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'

interface Props {
  screen: Screen
  /** `screen.solucion`, once it is there. */
  solucion: Solucion
}

/** All combinations of a solution, each a form of its own [CB-02, CB-03]. */
export const CombinacionesForm = ({ screen, solucion }: Props) => {
  const dispatch = useDispatch()
  const { formId, locale, combinaciones, creationId } = screen
  const cards = useCards<CombinacionValues>(combinaciones)
  const { unsaved, laid, tell, take, enlist } = cards
  const [before] = useState(() => new Set(combinaciones.map(({ id }) => id)))
  const creation = { formId, creationId }
  const creating = useSelect(selectIsRunning, createKey(creation))

  const drafts = useCardDrafts([...unsaved.keys()].map(id => cardId(formId, id)))
  const onSave = useSaveAndLeave(cards, id => saveKey({ formId, id }))
  const { question } = useLeaveQuestion(unsaved.size > 0, { onSave, draft: drafts })

  const spanish = recordName(solucion)
  const name = plainName(inLocale(solucion.nombre, locale))
  const history = historyOf(screen, cards)
  const maps = combinaciones.map(({ id, observaciones }) => unsaved.get(id)?.observaciones ?? observaciones)
  return (
    <>
      <Page width="wide">
        <PageHeader
          sticky
          title={name || spanish}
          locale={name ? locale : undefined}
          breadcrumbs={[{ label: 'Soluciones', to: LIST_PATH }, { label: spanish }]}
          actions={
            <RecordTools target={{ ...NO_FIELDS, ...history, id: solucion.id }}>
              <PagePager pages={solucionPages} id={solucion.id} />
              <LocaleSelect
                value={locale}
                onChange={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
                maps={maps}
                onCopy={from => copyLacking({ maps, locale, from, partes: history.partes })}
              />
              <Button variant="primary" icon="plus" busy={creating} onPress={() => dispatch(createRequested(creation))}>
                <LabelWithRest label="Añadir combinación" />
              </Button>
            </RecordTools>
          }
        />
        <MissingLists />
        <CardList label="Combinaciones">
          {combinaciones.map(record => (
            <Combinacion
              key={record.id}
              {...{ formId, record, locale, tell, take, enlist }}
              isNew={!before.has(record.id)}
              laid={laid.get(record.id)}
            />
          ))}
        </CardList>
        {combinaciones.length === 0 && <p>Esta solución no tiene combinaciones</p>}
        {question}
      </Page>
      <SaveAllBar count={unsaved.size} onSave={() => void cards.saveAll()} />
    </>
  )
}
