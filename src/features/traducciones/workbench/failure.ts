import { createSelector } from 'reselect'
import { byKeyOf, rootKeyOf } from '@/features/traducciones/model/submissions'
import { selectPendingTexts, selectTraducciones } from '@/features/traducciones/slice'
import type { RootState } from '@/store/rootState'

const NOTHING: readonly never[] = []

const selectTextos = createSelector([(root: RootState) => selectTraducciones(root).workbench?.textos ?? NOTHING], byKeyOf)

/** Failures by record. Recomputed with each edited text; almost always empty. */
const selectFailures = createSelector(
  [selectTextos, selectPendingTexts],
  (textos, pendingTexts): ReadonlyMap<string, string> =>
    new Map(Object.entries(pendingTexts).flatMap(([key, { fallo }]) => (fallo === null ? [] : [[rootKeyOf(textos, key), fallo] as const]))),
)

export const failureOf = (root: RootState, idioma: string, raiz: string): string | null => selectFailures(root, idioma).get(raiz) ?? null
