import { matchColumns } from '@/features/importar/model/matchColumns'
import { hasComposition, type ImportableName } from '@/features/importar/model/resources'
import type { ColumnMatch, ImportSheet, NamedRecord } from '@/features/importar/model/types'
import { owner } from '@/features/importar/run/keep'
import { localesPart } from '@/features/importar/sagas/parts'
import { rememberedTargets, rememberTargets, withRemembered } from '@/features/importar/sagas/remembered'
import { columnsMatched, selectImport } from '@/features/importar/slice'
import { MAIN_LOCALES } from '@/shared/locales'
import { componentes } from '@/store/catalogues'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

interface Sheet {
  recurso: ImportableName
  sheet: ImportSheet
}

function* sheetNow(): Saga<Sheet | null> {
  const { recurso, file, sheet: at } = yield* select(selectImport)
  const sheet = file?.sheets[at]
  return recurso && sheet ? { recurso, sheet } : null
}

/** Items, or none after a failure: component columns then have no match, and titles only name the main languages. */
function* orNone<Item>(load: () => Saga<readonly Item[]>): Saga<readonly Item[]> {
  try {
    return yield* load()
  } catch (error) {
    reportError('importar > columnas', error)
    return []
  }
}

function* byTitles({ recurso, sheet }: Sheet): Saga<{ byTitle: ColumnMatch[]; components: readonly NamedRecord[] }> {
  const components = yield* orNone(function* () {
    if (!hasComposition(recurso)) return []
    yield* componentes.loadMissing()
    return yield* select(componentes.selectAll)
  })
  const others = yield* orNone(() => call(localesPart.load))
  const locales = [...MAIN_LOCALES, ...others.map(({ code }) => code)]
  return { byTitle: matchColumns(recurso, sheet, components, locales), components }
}

/** Matches the columns as in the last file with equal titles, or else by title [IX-02]. */
export function* matchFile(isRemembered: boolean): Saga {
  const now = yield* sheetNow()
  if (!now) return
  const { recurso, sheet } = now
  const { byTitle, components } = yield* byTitles(now)
  const whose = yield* owner()
  const remembered = whose === null ? null : rememberedTargets(whose, recurso, sheet.titles)
  const isUsed = isRemembered && remembered !== null
  yield* put(
    columnsMatched({
      matches: isUsed ? withRemembered(byTitle, remembered, recurso, components) : byTitle,
      isRemembered: isUsed,
      hasRemembered: remembered !== null,
    }),
  )
}

/** Stores the matches that a review is requested with. */
export function* rememberMatching(): Saga {
  const now = yield* sheetNow()
  const whose = yield* owner()
  if (!now || whose === null) return
  const { byTitle } = yield* byTitles(now)
  const { matches } = yield* select(selectImport)
  rememberTargets(whose, now.recurso, now.sheet.titles, { matches, byTitle })
}
