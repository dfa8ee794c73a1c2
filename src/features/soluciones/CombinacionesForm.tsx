import { inLocale } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import type { CombinacionValues } from '@/features/soluciones/model/combinacionValues'
import { isSaveAllShown, SaveAllBar } from '@/kits/forms/cards/SaveAllBar'
import { useCardNews } from '@/kits/forms/cards/useCardNews'
import { useCards } from '@/kits/forms/cards/useCards'
import { useSaveAndLeave } from '@/kits/forms/cards/useSaveAndLeave'
import { copyLacking } from '@/kits/forms/copyLacking'
import { useCardDrafts } from '@/kits/drafts/views/useCardDrafts'
import { NewsBar } from '@/kits/forms/news/NewsBar'
import { NO_FIELDS } from '@/kits/history/views/target'
import { MissingLists } from '@/kits/forms/MissingLists'
import { useLeaveQuestion } from '@/kits/forms/leave/useLeaveQuestion'
import { CombinacionCards } from '@/features/soluciones/combinacionCards'
import { Combinacion } from '@/features/soluciones/Combinacion'
import { solucionPages } from '@/features/soluciones/pager'
import { historyOf } from '@/features/soluciones/historyOf'
import { RecordTools } from '@/kits/history/views/RecordTools'
import { Presence } from '@/kits/presence/Presence'
import { PagePager } from '@/kits/forms/pager/PagePager'
import { createKey, createRequested, LIST_PATH, localeChosen, runsOf, saveKey, type SolucionState } from '@/features/soluciones/slice'
import { combinacionesDeProductos } from '@/shared/resources/combinacionesDeProductos'
import type { Solucion } from '@/shared/resources/soluciones'
import { selectIsRunning } from '@/store/sequences/slice'
import { cardId } from '@/kits/drafts/cardId'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { LabelWithRest } from '@/ui/buttons/Rest'
import { CardList } from '@/ui/lists/CardList'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page, PageHeader } from '@/ui/page/Page'

interface Props {
  screen: SolucionState
  /** `screen.solucion`, after it is loaded. */
  solucion: Solucion
}

/** Combinations of a solution, each with a form of its own [CB-02, CB-03]. */
export const CombinacionesForm = ({ screen, solucion }: Props) => {
  const dispatch = useAppDispatch()
  const { formId, locale, combinaciones, made, creationId } = screen
  const cards = useCards<CombinacionValues>(combinaciones)
  const { unsaved } = cards
  const news = useCardNews(
    {
      formId,
      tipo: 'soluciones',
      id: solucion.id,
      runs: runsOf(screen),
      runOf: id => saveKey({ formId, id }),
      parte: combinacionesDeProductos.name,
      records: combinaciones,
    },
    cards,
  )
  const creation = { formId, creationId }
  const creating = useAppSelector(selectIsRunning, createKey(creation))

  const drafts = useCardDrafts([...unsaved.keys()].map(id => cardId(formId, id)))
  const onSave = useSaveAndLeave(cards, id => saveKey({ formId, id }))
  const { question } = useLeaveQuestion(unsaved.size > 0, { onSave, draft: drafts })

  const spanish = recordName(solucion)
  const name = plainName(inLocale(solucion.nombre, locale))
  const history = historyOf(screen, cards)
  const maps = combinaciones.map(({ id, observaciones }) => unsaved.get(id)?.observaciones ?? observaciones)
  return (
    <CombinacionCards value={news.page}>
      <Page width="wide" bar={isSaveAllShown(unsaved.size) ? 'after' : undefined}>
        <PageHeader
          sticky
          title={name || spanish}
          locale={name ? locale : undefined}
          breadcrumbs={[{ label: 'Soluciones', to: LIST_PATH }, { label: spanish }]}
          presence={<Presence tipo={history.tipo} id={solucion.id} idioma={locale} />}
          actions={
            <RecordTools target={{ ...NO_FIELDS, ...history, id: solucion.id }}>
              <PagePager pages={solucionPages} id={solucion.id} />
              <LocaleSelect
                brief
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
        {news.shown && <NewsBar shown={news.shown} />}
        <MissingLists />
        <CardList label="Combinaciones">
          {combinaciones.map(record => (
            <Combinacion key={record.id} formId={formId} record={record} locale={locale} isNew={record.id === made} />
          ))}
        </CardList>
        {combinaciones.length === 0 && <p>Esta solución no tiene combinaciones</p>}
        {question}
      </Page>
      <SaveAllBar count={unsaved.size} onSave={() => void cards.saveAll()} />
    </CombinacionCards>
  )
}
