import type { Context, ReactNode } from 'react'
import { inLocale, type LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import type { Gender } from '@/shared/resources/names'
import { plainName } from '@/shared/richName'
import { cardId } from '@/kits/drafts/cardId'
import { discardRequested, selectDraftNotes } from '@/kits/drafts/slice'
import { isSaveAllShown, SaveAllBar } from '@/kits/forms/cards/SaveAllBar'
import { useCardNews, type CardNewsOptions, type CardRecord } from '@/kits/forms/cards/useCardNews'
import type { CardPage, Cards } from '@/kits/forms/cards/useCards'
import { useSaveAndLeave } from '@/kits/forms/cards/useSaveAndLeave'
import { copyLacking } from '@/kits/forms/copyLacking'
import { useLeaveQuestion, type KeptChanges } from '@/kits/forms/leave/useLeaveQuestion'
import { MissingLists } from '@/kits/forms/MissingLists'
import { NewsBar, NewsStatus } from '@/kits/forms/news/NewsBar'
import { PagePager, type PagedPages } from '@/kits/forms/pager/PagePager'
import { RecordTools } from '@/kits/history/views/RecordTools'
import { NO_FIELDS, type RecordHistory } from '@/kits/history/views/target'
import { Presence } from '@/kits/presence/Presence'
import type { RecordState } from '@/store/screens/screen'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import type { Crumb } from '@/ui/page/Breadcrumbs'
import { Page, PageHeader } from '@/ui/page/Page'

interface CardsPageProps<Values extends object> {
  screen: RecordState
  record: { id: number; nombre: LocaleMap }
  pages: PagedPages<{ id: number }>
  /** Breadcrumbs before the record's own. */
  parents: readonly Crumb[]
  cards: Cards<Values>
  context: Context<CardPage<Values>>
  /** Gender of the cards' noun. */
  gender: Gender
  /** Saved records of the cards, and the keys of their saves. */
  news: Omit<CardNewsOptions<CardRecord>, 'formId' | 'tipo' | 'id'>
  history: RecordHistory & { formId: string }
  /** Texts that the language selector counts. */
  maps: readonly LocaleMap[]
  /** Adds the page's own tools to pager and language selector. */
  withTools: (tools: ReactNode) => ReactNode
  children: ReactNode
}

const nothing = (): void => undefined

/** Drafts of the page's changed cards; each card writes its own. */
const useCardDrafts = (ids: string[]): KeptChanges => {
  const dispatch = useAppDispatch()
  const notes = useAppSelector(selectDraftNotes)
  return { isKept: ids.every(id => id in notes), keep: nothing, discard: () => void dispatch(discardRequested({ ids })) }
}

/** Page of a record with cards that are saved one by one: the entries of a crop, the combinations of a solution. */
export const CardsPage = <Values extends object>({
  screen: { formId, locale },
  record,
  pages,
  parents,
  cards,
  context: CardContext,
  gender,
  news,
  history,
  maps,
  withTools,
  children,
}: CardsPageProps<Values>) => {
  const dispatch = useAppDispatch()
  const { id } = record
  const { tipo, partes } = history
  const { unsaved } = cards
  const { page, shown } = useCardNews({ ...news, formId, tipo, id }, cards)
  const draft = useCardDrafts([...unsaved.keys()].map(card => cardId(formId, card)))
  const onSave = useSaveAndLeave(cards, news.runOf)
  const { question } = useLeaveQuestion(unsaved.size > 0, { onSave, draft })
  const spanish = recordName(record)
  const name = plainName(inLocale(record.nombre, locale))
  return (
    <CardContext value={page}>
      <Page width="wide" bar={isSaveAllShown(unsaved.size) ? 'after' : undefined}>
        <PageHeader
          sticky
          title={name || spanish}
          locale={name ? locale : undefined}
          breadcrumbs={[...parents, { label: spanish }]}
          presence={<Presence tipo={tipo} id={id} idioma={locale} />}
          actions={
            <RecordTools target={{ ...NO_FIELDS, ...history, id }}>
              {withTools(
                <>
                  <PagePager pages={pages} id={id} />
                  <LocaleSelect
                    brief
                    value={locale}
                    onChange={chosen => dispatch(pages.localeChosen({ formId, locale: chosen }))}
                    maps={maps}
                    onCopy={from => copyLacking({ maps, locale, from, partes })}
                  />
                </>,
              )}
            </RecordTools>
          }
        />
        {shown && <NewsBar shown={shown} />}
        <MissingLists />
        {children}
        {question}
        <NewsStatus shown={shown} />
      </Page>
      <SaveAllBar count={unsaved.size} gender={gender} onSave={() => void cards.saveAll()} />
    </CardContext>
  )
}
