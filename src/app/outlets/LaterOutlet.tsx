import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { loadLater } from '@/app/loadLater'
import type { RootState } from '@/app/rootReducer'
import { whenIdle } from '@/app/when/whenIdle'
import { draftsNeeded } from '@/kits/drafts/slice'

/** Stands behind the page, whose lists are asked for first: what comes next is fetched when they are there. */
export const LaterOutlet = () => {
  const { pathname } = useLocation()
  const store = useStore<RootState>()
  useEffect(() => whenIdle(store, () => void store.dispatch(draftsNeeded())), [store])
  useEffect(() => whenIdle(store, () => void loadLater(pathname)), [store, pathname])
  return null
}
