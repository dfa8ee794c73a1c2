import { createSelector } from 'reselect'
import { byClaveOf, raizOfClave } from '@/features/traducciones/model/envios'
import type { PendingText } from '@/features/traducciones/model/pendingText'
import { selectUnsaved, selectTraducciones } from '@/features/traducciones/slice'
import type { RootState } from '@/store/rootState'

const NONE: Readonly<Record<string, PendingText>> = {}
const NOTHING: readonly never[] = []

const selectTextos = createSelector([(root: RootState) => selectTraducciones(root).mesa?.textos ?? NOTHING], byClaveOf)

/** Failure by record. Recomputed with each edited text; almost always empty. */
const selectFallos = createSelector(
  [selectTextos, (root: RootState, idioma: string) => selectUnsaved(root, idioma)?.ediciones ?? NONE],
  (textos, ediciones): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(ediciones).flatMap(([clave, { fallo }]) => (fallo === null ? [] : [[raizOfClave(textos, clave), fallo] as const])),
    ),
)

export const failureOf = (root: RootState, idioma: string, raiz: string): string | null => selectFallos(root, idioma).get(raiz) ?? null
