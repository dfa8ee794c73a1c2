import { createSelector } from 'reselect'
import { byClaveOf, raizOfClave } from '@/features/traducciones/model/submissions'
import type { PendingText } from '@/features/traducciones/model/pendingText'
import { selectUnsaved, selectTraducciones } from '@/features/traducciones/slice'
import type { RootState } from '@/store/rootState'

const NONE: Readonly<Record<string, PendingText>> = {}
const NOTHING: readonly never[] = []

const selectTextos = createSelector([(root: RootState) => selectTraducciones(root).workbench?.textos ?? NOTHING], byClaveOf)

/** Failures by record. Recomputed with each edited text; almost always empty. */
const selectFailures = createSelector(
  [selectTextos, (root: RootState, idioma: string) => selectUnsaved(root, idioma)?.pendingTexts ?? NONE],
  (textos, pendingTexts): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(pendingTexts).flatMap(([clave, { fallo }]) => (fallo === null ? [] : [[raizOfClave(textos, clave), fallo] as const])),
    ),
)

export const failureOf = (root: RootState, idioma: string, raiz: string): string | null => selectFailures(root, idioma).get(raiz) ?? null
