import type { Action } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { askedLocale } from '@/store/screens/askedLocale'
import type { OfForm, RecordState } from '@/store/screens/screen'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import type { RootState } from '@/store/rootState'

/** Opens the screen of a record on mount, in the requested language, and closes it on unmount. A page of another record has another `key`. */
export const useRecordScreen = <Screen extends RecordState>(
  selectScreen: (state: RootState) => Screen,
  enter: (asked: { locale?: string }) => Action,
  close: (form: OfForm) => Action,
): Screen => {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const location = useLocation()
  const opened = useEffectEvent(() => dispatch(enter(askedLocale(location))))
  // Saves that leave the form open give it another id.
  const closed = useEffectEvent(() => dispatch(close({ formId: selectScreen(getState()).formId })))
  useEffect(() => {
    opened()
    return () => void closed()
  }, [])
  return useAppSelector(selectScreen)
}
