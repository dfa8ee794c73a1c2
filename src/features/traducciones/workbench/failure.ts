import { createSelector } from 'reselect'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { lowered } from '@/shared/lowered'
import { byKeyOf, rootKeyOf } from '@/features/traducciones/model/submissions'
import { selectPendingTexts, selectTraducciones } from '@/features/traducciones/slice'
import type { RootState } from '@/store/rootState'
import { GONE } from '@/store/sequences/recordReason'

const NOTHING: readonly never[] = []

const selectTextos = createSelector([(root: RootState) => selectTraducciones(root).workbench?.textos ?? NOTHING], byKeyOf)

/** Reason for unsaved texts that are not loaded; null beside another language, which lacks texts that exist. */
const selectGoneReason = (root: RootState): string | null =>
  selectTraducciones(root).workbench?.origen === DEFAULT_LOCALE ? lowered(GONE) : null

/** Failures by record. Recomputed with each edited text; almost always empty. */
const selectFailures = createSelector(
  [selectTextos, selectPendingTexts, selectGoneReason],
  (textos, pendingTexts, goneReason): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(pendingTexts).flatMap(([key, { fallo }]) => {
        const reason = fallo ?? (textos.has(key) ? null : goneReason)
        return reason === null ? [] : [[rootKeyOf(textos, key), reason] as const]
      }),
    ),
)

/** Keys of unsaved texts that are not loaded, joined, because an equal string renders nothing while the user types. */
export const selectGoneKeys = createSelector([selectTextos, selectPendingTexts], (textos, pendingTexts) =>
  Object.keys(pendingTexts)
    .filter(key => !textos.has(key))
    .join(' '),
)

export const failureOf = (root: RootState, idioma: string, raiz: string): string | null => selectFailures(root, idioma).get(raiz) ?? null
