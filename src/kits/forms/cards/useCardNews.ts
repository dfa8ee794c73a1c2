import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { CardPage, Cards } from '@/kits/forms/cards/useCards'
import { useFocusMoves } from '@/kits/forms/cards/useFocusMoves'
import { differencesBetween, type RecordValues } from '@/kits/forms/news/model/differences'
import { NO_MARKS, withMarks, type Marks } from '@/kits/forms/news/model/marks'
import { savesOf } from '@/kits/forms/news/model/savesOf'
import { BOTH_CHANGED, REMOVED_HERE } from '@/kits/forms/news/model/words'
import { newsClosed, newsKey, newsTaken, selectNews, type LoadedRecord, type NotedSave, type PartOwners } from '@/kits/forms/news/slice'
import { attemptsOf, type BarNews } from '@/kits/forms/news/useNews'
import { useWatched } from '@/kits/forms/news/useWatched'
import type { RecordChange } from '@/kits/history/model/recordChanges'
import { isSameInput, sinceAttempts } from '@/store/merge/merge'
import { selectRun } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'

export interface CardRecord {
  id: number
}

export interface CardNewsOptions<CardOf extends CardRecord> {
  /** Id of the page's form in the store. */
  formId: string
  /** Resource and id of the record that the page shows. */
  tipo: string
  id: number
  /** Prefix of the keys of all saves of the page. */
  runs: string
  /** Key of the save of a card. */
  runOf: (id: number) => string
  /** Resource of the cards. */
  parte: string
  owners?: PartOwners
  /** Saved records of the cards, as far as the page knows. */
  records: readonly CardOf[]
}

interface TakenCards<CardOf> {
  /** Records before the first save that the bar shows. */
  before: readonly CardOf[]
  /** Records of the last take. */
  now: readonly CardOf[]
  /** Removed cards that stay because they have changes or the focus. */
  removed: ReadonlySet<number>
  marks: ReadonlyMap<number, Marks>
  /** Marks at the time when the bar was closed. */
  closed: ReadonlyMap<number, Marks>
}

interface CardNews<Values extends object> {
  page: CardPage<Values>
  /** Contents of the bar; null until another user saves. */
  shown: BarNews | null
}

const NO_CARD_MARKS: ReadonlyMap<number, Marks> = new Map()
const NO_CHANGES: readonly RecordChange[] = []

const idsOf = (records: readonly CardRecord[]): ReadonlySet<number> => new Set(records.map(({ id }) => id))

/**
 * Records before the first save that the bar shows. A card saved here since has its current record, and a card removed here is left out.
 */
const beforeOf = <CardOf extends CardRecord>({ before, now }: TakenCards<CardOf>, present: readonly CardOf[]): CardOf[] => {
  const earlier = new Map(before.map(record => [record.id, record]))
  const [lastRecords, ids] = [new Set(now), idsOf(now)]
  const current = present.flatMap(record => (lastRecords.has(record) ? (earlier.get(record.id) ?? []) : [record]))
  return [...current, ...before.filter(({ id }) => !ids.has(id))]
}

const standOf = (parte: string, records: readonly CardRecord[]): RecordValues => ({ fields: {}, partes: { [parte]: records } })

/** Changes of others that are still current, one per card; a card that was saved here since has none. */
const standing = <CardOf extends CardRecord>(
  { before, now }: TakenCards<CardOf>,
  { tipo, id, parte, records }: CardNewsOptions<CardOf>,
): readonly RecordChange[] => {
  const [present, ids] = [new Set<CardRecord>(records), idsOf(now)]
  const left = now.filter(record => present.has(record))
  const leftIds = idsOf(left)
  const earlier = before.filter(record => leftIds.has(record.id) || !ids.has(record.id))
  return differencesBetween({ tipo, registro: id }, standOf(parte, earlier), standOf(parte, left)).flatMap(change =>
    change.kind === 'partes' ? change.partes.map(each => ({ ...change, partes: [each] })) : [],
  )
}

const withCardMarks = <CardOf extends CardRecord>(
  marks: ReadonlyMap<number, Marks>,
  tipo: string,
  pairs: readonly (readonly [CardOf, CardOf])[],
  saves: readonly NotedSave[],
): ReadonlyMap<number, Marks> =>
  new Map([
    ...marks,
    ...pairs.map(([before, now]) => {
      const { id: registro } = now
      const changes = differencesBetween({ tipo, registro }, { fields: before, partes: {} }, { fields: now, partes: {} })
      return [registro, withMarks(marks.get(registro) ?? NO_MARKS, changes, saves)] as const
    }),
  ])

/**
 * Takes saves of other users into the cards of an open page [SY-04]: each card merges its changed record; created and deleted cards are added
 * and removed. A removed card stays while it has changes or the focus.
 */
export const useCardNews = <CardOf extends CardRecord, Values extends object>(
  options: CardNewsOptions<CardOf>,
  { unsaved, contested, hasFocus, page }: Cards<Values>,
): CardNews<Values> => {
  const { formId, tipo, id, runs, parte, owners, records } = options
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const key = newsKey(options)
  useWatched({
    key,
    runKey: runs,
    tipo,
    id,
    partes: [parte],
    known: { [parte]: records.map(record => record.id) },
    ...(owners && { owners }),
  })
  const news = useAppSelector(selectNews, key) ?? null
  const received = news?.received ?? null
  const seen = useRef<LoadedRecord | null>(null)
  const [taken, setTaken] = useState<TakenCards<CardOf> | null>(null)
  const hasRemoved = taken !== null && taken.removed.size > 0
  const moves = useFocusMoves(hasRemoved)

  const take = useEffectEvent(() => {
    if (!news || !received) return
    const recordsById = new Map(records.map(record => [record.id, record]))
    const now = ((received.partes[parte] ?? []) as readonly CardOf[]).map(record => {
      const before = recordsById.get(record.id)
      return before && isSameInput(before, record) ? before : record
    })
    const there = new Map(now.map(record => [record.id, record]))
    const removed = idsOf(records.filter(record => !there.has(record.id) && (unsaved.has(record.id) || hasFocus(record.id))))
    if (seen.current === received && removed.size === taken?.removed.size) return
    seen.current = received
    // Values that a save of a card has sent are no news, even if the response was lost.
    const withOwn = (record: CardOf): CardOf => {
      const attempts = attemptsOf<CardOf>(selectRun(getState(), options.runOf(record.id))?.facts)
      const current = there.get(record.id)
      return current && attempts.length > 0 ? { ...record, ...sinceAttempts<object>(record, attempts, current) } : record
    }
    const present = records.filter(record => !taken?.removed.has(record.id)).map(withOwn)
    const saves = savesOf(differencesBetween({ tipo, registro: id }, standOf(parte, present), standOf(parte, now)), news.read)
    const isNews = saves.length > 0
    const isOngoing = taken !== null && news.saves.length > 0 && !news.isClosed
    const changed = now.flatMap(record => {
      const before = recordsById.get(record.id)
      return before && before !== record ? [[withOwn(before), record] as const] : []
    })
    setTaken({
      before: taken && (isOngoing || !isNews) ? beforeOf(taken, present) : present,
      now,
      removed,
      marks: isNews ? withCardMarks(taken?.marks ?? NO_CARD_MARKS, parte, changed, saves) : (taken?.marks ?? NO_CARD_MARKS),
      closed: taken?.closed ?? NO_CARD_MARKS,
    })
    const remaining = records.flatMap(record => there.get(record.id) ?? (removed.has(record.id) ? [record] : []))
    const opened = [...remaining, ...now.filter(record => !recordsById.has(record.id))]
    dispatch(newsTaken({ key, formId, tipo, record: received.record, base: {}, partes: { [parte]: { opened, drafts: [] } }, saves }))
  })
  // Runs again while there are removed cards: they go once they have neither changes nor the focus.
  useLayoutEffect(() => take(), [received, moves, hasRemoved ? unsaved : null])

  const isTheirs = useCallback(
    (record: object) => selectNews(getState(), key)?.received?.partes[parte]?.includes(record) === true,
    [getState, key, parte],
  )
  const { marks = NO_CARD_MARKS, closed = NO_CARD_MARKS } = taken ?? {}
  const whole = useMemo(() => ({ ...page, theirs: { news, marks, closed, isTheirs } }), [page, news, marks, closed, isTheirs])
  if (!news || (news.saves.length === 0 && !news.deletion)) return { page: whole, shown: null }
  const noteOf = (change: RecordChange): string | null => {
    const [part] = change.kind === 'partes' ? change.partes : []
    if (!part) return null
    if (taken?.removed.has(part.registro)) return REMOVED_HERE
    return contested.has(part.registro) ? BOTH_CHANGED : null
  }
  const onClose = () => {
    if (taken) setTaken({ ...taken, closed: marks })
    dispatch(newsClosed({ key }))
  }
  return { page: whole, shown: { news, changes: taken ? standing(taken, options) : NO_CHANGES, noteOf, onClose } }
}
