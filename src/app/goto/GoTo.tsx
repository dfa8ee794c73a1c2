import type { Action } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { selectAsksOnSignOut } from '@/app/frame/signOutPart'
import type { Entry } from '@/app/goto/entry'
import { find, isAsked, offered } from '@/app/goto/find'
import { recordSearches } from '@/app/goto/recordSearches'
import { listsNeeded } from '@/app/goto/events'
import { DOWNLOAD_LOG, LANGUAGES, SHORTCUTS, SIGN_OUT, START_RECORDING } from '@/app/goto/screens'
import type { RootState } from '@/app/rootReducer'
import { counted } from '@/shared/counted'
import { wordsOf } from '@/shared/fold'
import { matchesIn } from '@/app/goto/matches'
import { searchedFor, withoutFilters } from '@/shared/tableView'
import { selectUser } from '@/features/cuenta/slice'
import { logRequested, recordingStarted } from '@/store/actionLog/slice'
import { selectRecent, selectTableView, tableViewed } from '@/store/memory/slice'
import { toastRaised } from '@/store/toasts'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { GoToDialog } from '@/app/goto/GoToDialog'
import type { GoToItem } from '@/app/goto/GoToOption'
import { prepareSearchWhenIdle } from '@/ui/prepareSearchWhenIdle'

const resultsInWords = (total: number) => (total === 0 ? 'Sin resultados' : counted(total, 'resultado', 'resultados'))

const itemOf = ({ key, icon, name, detail, place, searched }: Entry, words: readonly string[]): GoToItem => ({
  key,
  icon,
  detail,
  name: searched ? [{ text: name, found: false }] : matchesIn(name, words),
  ...(place && { href: place.href }),
  ...(searched && { isRest: true }),
})

/** Prepares the lists for search in idle time, so that the first key is fast; repeated when a list is loaded. */
const useFoldedAhead = () => {
  const lists = useAppSelector((root: RootState) => root.catalogues)
  const { getState } = useAppStore()
  useEffect(() => {
    const stops = recordSearches.map(({ selectList }) => prepareSearchWhenIdle(selectList(getState()).prepared))
    return () => stops.forEach(stop => stop())
  }, [lists, getState])
}

/** Language selector of the page; null if a dialog hides the page. */
const languageSelector = (): HTMLElement | null => document.querySelector('[data-languages]:not([inert] *, [aria-hidden=true] *) input')

interface GoToProps {
  /** Opens the questions before a sign-out with unsaved work. */
  onSignOut: () => void
  onShortcuts: () => void
  onClose: () => void
}

/** "Ir a…": every screen and record by its name or code [LS-09]. */
export const GoTo = ({ onSignOut, onShortcuts, onClose }: GoToProps) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [term, setTerm] = useState('')
  // Looked for before this dialog hides the page.
  const [languages] = useState(languageSelector)
  const { getState } = useAppStore()
  // Subscriptions: results change only with a list or the recent records.
  useAppSelector((root: RootState) => root.catalogues)
  const user = useAppSelector(selectUser)?.email
  const recent = useAppSelector(selectRecent, user)
  const isLoading = useAppSelector((root: RootState) => recordSearches.some(({ isAwaited }) => isAwaited(root)))
  useFoldedAhead()
  useEffect(() => void dispatch(listsNeeded()), [dispatch])

  const asked = isAsked(term)
  const { groups, total } = asked ? find(term, getState(), languages !== null) : offered(recent, pathname, getState())
  const words = wordsOf(term)
  const entries = new Map(groups.flatMap(group => group.entries).map(entry => [entry.key, entry]))

  const signOut = () => {
    if (selectAsksOnSignOut(getState())) onSignOut()
    else {
      onClose()
      void navigate('/logout')
    }
  }
  const closeAnd =
    (...actions: Action[]) =>
    () => {
      onClose()
      for (const action of actions) dispatch(action)
    }
  /** Effects of the entries without an address, by key. */
  const actions: Record<string, () => void> = {
    [SIGN_OUT]: signOut,
    [SHORTCUTS]: onShortcuts,
    // The message comes before the recording, so that it is no action of the log.
    [START_RECORDING]: closeAnd(toastRaised('success', 'Se registra la actividad: "Ir a…" tiene "Descargar registro"'), recordingStarted()),
    [DOWNLOAD_LOG]: closeAnd(logRequested()),
    [LANGUAGES]: () => {
      onClose()
      // The closed dialog returns the focus in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => languages?.focus()))
    },
  }
  const open = ({ key }: GoToItem, elsewhere: boolean) => {
    const { place, searched } = entries.get(key) ?? {}
    if (!place) return actions[key]?.()
    if (searched)
      // Clears the filters of the list, so that all results show.
      dispatch(
        tableViewed({
          table: searched.table,
          view: searchedFor(withoutFilters(selectTableView(getState(), searched.table)), searched.term),
        }),
      )
    onClose()
    if (elsewhere) window.open(place.href, '_blank', 'noopener')
    else void navigate(place.to, { state: place.state ?? null })
  }
  return (
    <GoToDialog
      term={term}
      onTerm={setTerm}
      groups={groups.map(({ title, entries: listed }) => ({ title, items: listed.map(entry => itemOf(entry, words)) }))}
      status={asked && !(isLoading && total === 0) ? resultsInWords(total) : ''}
      note={isLoading ? 'Cargando …' : asked && total === 0 ? 'Nada se llama así ni tiene ese código' : ''}
      onOpen={open}
      onShortcuts={onShortcuts}
      onClose={onClose}
    />
  )
}
