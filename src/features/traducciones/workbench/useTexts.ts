import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createFiltering } from '@/kits/lists/model/filters'
import { createSearch } from '@/ui/table/model/createSearch'
import { prepare, type TextColumn } from '@/ui/table/model/prepare'
import type { TableView } from '@/shared/tableView'
import { byKeyOf, type TextsByKey } from '@/features/traducciones/model/submissions'
import { viewCountsOf, viewOfText } from '@/features/traducciones/model/estado'
import { withGoneTexts } from '@/features/traducciones/model/goneTexts'
import { workbenchLinesOf, registrosOf } from '@/features/traducciones/model/lines'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { selectGoneKeys } from '@/features/traducciones/workbench/failure'
import { filtersOf, lineView, workbenchViewOf, withWorkbenchView } from '@/features/traducciones/workbench/filters'
import { selectPendingTexts, selectRevision } from '@/features/traducciones/slice'
import { familiaNames } from '@/store/catalogues/names'
import { useAppSelector, useAppStore } from '@/store/hooks'
import { prepareSearchWhenIdle } from '@/ui/prepareSearchWhenIdle'

const NONE: readonly Texto[] = []
const SEARCHED: readonly TextColumn<Texto>[] = [
  { key: 'origen', text: ({ origen }) => origen },
  { key: 'destino', text: ({ destino }) => destino },
]

/** Loaded texts, and those that others have deleted under an unsaved edit [TX-04]. */
const useWithGone = (idioma: string, loaded: readonly Texto[] | null): readonly Texto[] => {
  const gone = useAppSelector(selectGoneKeys, idioma)
  const [kept, setKept] = useState({ loaded: NONE, gone: '', textos: NONE })
  if (loaded === null) return NONE
  if (kept.loaded === loaded && kept.gone === gone) return kept.textos
  const textos = withGoneTexts(loaded, kept.textos, gone === '' ? [] : gone.split(' '))
  setKept({ loaded, gone, textos })
  return textos
}

/** Keys of the edits and texts when the list was last filtered, so that typing, undoing and saves of other users remove no line [SY-02]. */
const useStanding = (idioma: string, byKey: TextsByKey, mark: string) => {
  const { getState } = useAppStore()
  const read = () => ({ mark, byKey, keys: new Set(Object.keys(selectPendingTexts(getState(), idioma))) })
  const [kept, setKept] = useState(read)
  if (kept.mark === mark) return kept
  const next = read()
  setKept(next)
  return next
}

/**
 * Resets the view "Sin guardar" when the list is computed without any edit: a language opens, or all edits were saved or discarded [TX-02].
 */
export const useSpentView = (idioma: string, isLoaded: boolean, view: TableView, onViewChange: (view: TableView) => void): void => {
  const { getState } = useAppStore()
  const revision = useAppSelector(selectRevision, idioma)
  const onListMade = useEffectEvent(() => {
    const isSpent = isLoaded && Object.keys(selectPendingTexts(getState(), idioma)).length === 0
    if (isSpent && workbenchViewOf(view) === 'sin-guardar') onViewChange(withWorkbenchView(view, 'todas'))
  })
  useEffect(() => onListMade(), [idioma, isLoaded, revision])
}

/**
 * Visible texts of the workbench: searched, filtered and grouped by record [TX-02]. Expensive parts are computed once a load and do not
 * depend on edits.
 */
export const useTexts = (idioma: string, loaded: readonly Texto[] | null, view: TableView) => {
  const textos = useWithGone(idioma, loaded)
  const familias = useAppSelector(familiaNames.selectNames)
  const revision = useAppSelector(selectRevision, idioma)
  const workbenchView = workbenchViewOf(view)
  const byKey = useMemo(() => byKeyOf(textos), [textos])
  const standing = useStanding(idioma, byKey, `${idioma} ${workbenchView} ${revision} ${loaded === null}`)

  const registros = useMemo(() => registrosOf(textos), [textos])
  const viewCounts = useMemo(() => viewCountsOf(loaded ?? NONE), [loaded])
  const prepared = useMemo(() => prepare(textos, SEARCHED), [textos])
  useEffect(() => prepareSearchWhenIdle(prepared), [prepared])
  const search = useMemo(() => createSearch(prepared), [prepared])
  const filters = useMemo(() => filtersOf(registros, familias), [registros, familias])
  const filtering = useMemo(() => createFiltering(textos, filters), [textos, filters])

  const found = useMemo(() => search(view.term).indices, [search, view.term])
  const chosen = useMemo(() => lineView(view).filters, [view])
  const inState = useMemo(() => {
    if (workbenchView === 'todas') return found
    const shows = (texto: Texto | undefined): boolean => {
      if (!texto) return false
      const key = keyOf(texto)
      if (workbenchView === 'sin-guardar') return standing.keys.has(key)
      return viewOfText(standing.byKey.get(key) ?? texto) === workbenchView
    }
    return (found ?? [...textos.keys()]).filter(at => shows(textos[at]))
  }, [workbenchView, found, standing, textos])
  const shown = useMemo(() => (Object.keys(chosen).length > 0 ? filtering.narrow(inState, chosen) : inState), [filtering, inState, chosen])
  const lines = useMemo(() => workbenchLinesOf(textos, registros, shown), [textos, registros, shown])
  return {
    byKey,
    viewCounts,
    filters,
    lines,
    total: textos.length,
    count: shown?.length ?? textos.length,
    offer: useMemo(() => (filter: (typeof filters)[number]) => filtering.offer(filter, inState, chosen), [filtering, inState, chosen]),
  }
}
