import type { Entry, EntryGroup } from '@/app/goto/entry'
import { recordSearches, type RecordSearch } from '@/app/goto/recordSearches'
import { bestOf, type BestMatches } from '@/app/goto/rank'
import { selectScreens } from '@/app/goto/screens'
import type { RootState } from '@/app/rootReducer'
import { queryOfTerm } from '@/kits/lists/model/address'
import { wordsOf } from '@/shared/fold'
import { groupBy } from '@/shared/groupBy'
import type { OpenedRecord } from '@/store/memory/slice'

/** Number of results shown for each kind; the list of the kind shows the others. */
const FEW = 3
const SCREENS = 'Pantallas'

interface SearchResults {
  groups: EntryGroup[]
  /** Number of results, including the hidden ones. */
  total: number
}

interface Hit {
  title: string
  best: BestMatches
  entries: Entry[]
}

/** Groups entries by heading, in the order of first occurrence. */
const grouped = (hits: readonly { title: string; entries: readonly Entry[] }[]): EntryGroup[] => {
  const groups = groupBy(hits, ({ title }) => title)
  return Array.from(groups, ([title, own]) => ({ title, entries: own.flatMap(({ entries }) => entries) })).filter(
    ({ entries }) => entries.length > 0,
  )
}

const restOf = ({ key, list }: RecordSearch, total: number, term: string): Entry => ({
  key: `${key}/lista`,
  name: `Ver los ${total} en la lista`,
  detail: list.title ?? '',
  icon: 'search',
  place: { to: list.path, href: `${list.path}${queryOfTerm(term)}` },
  searched: { table: list.table, term },
})

/** Screens and records whose name or code matches: the best heading first, and in each the best entry first [LS-09]. */
export const find = (term: string, root: RootState, hasTexts = false): SearchResults => {
  const { screens, search } = selectScreens(root, hasTexts)
  const ofScreens = bestOf(search(term), screens.length)
  const hits: Hit[] = []
  if (ofScreens) {
    const entries = ofScreens.indices.flatMap(index => screens[index] ?? [])
    hits.push({ title: SCREENS, best: ofScreens, entries })
  }
  for (const kind of recordSearches) {
    const best = bestOf(kind.selectList(root).search(term), FEW)
    if (!best) continue
    const entries = best.indices.flatMap(index => kind.entryAt(index, root))
    hits.push({ title: kind.group, best, entries: best.total > FEW ? [...entries, restOf(kind, best.total, term)] : entries })
  }
  const sorted = [...hits].sort((one, other) => one.best.rank - other.best.rank)
  return { groups: grouped(sorted), total: hits.reduce((sum, { best }) => sum + best.total, 0) }
}

/** Entries before any input. Recent records that are deleted, not loaded, or open on this page are left out. */
export const offered = (recent: readonly OpenedRecord[], here: string, root: RootState): SearchResults => {
  const recentEntries = recent.flatMap(({ kind, id }) => recordSearches.find(({ key }) => key === kind)?.entryWith(id, root) ?? [])
  const entries = recentEntries.filter(({ place }) => place?.href !== here)
  const groups = grouped([
    { title: 'Abiertos hace poco', entries },
    { title: SCREENS, entries: selectScreens(root, false).main },
  ])
  return { groups, total: 0 }
}

export const isAsked = (term: string): boolean => wordsOf(term).length > 0
