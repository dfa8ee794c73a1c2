import type { Action } from '@reduxjs/toolkit'
import { useEffect, useEffectEvent } from 'react'
import { useDispatch, useStore } from 'react-redux'
import type { OfForm, RecordScreen } from '@/store/screens/screen'
import { useSelect } from '@/store/useSelect'

/** Opens the screen of a record where its page shows, and closes it where the page is left. A page of another record has another `key`. */
export const useRecordScreen = <State, Screen extends RecordScreen>(
  selectScreen: (state: State) => Screen,
  enter: () => Action,
  close: (form: OfForm) => Action,
): Screen => {
  const dispatch = useDispatch()
  const { getState } = useStore<State>()
  const opened = useEffectEvent(() => dispatch(enter()))
  // Saves that it outlasts give the form another id.
  const closed = useEffectEvent(() => dispatch(close({ formId: selectScreen(getState()).formId })))
  useEffect(() => {
    opened()
    return () => void closed()
  }, [])
  return useSelect(selectScreen)
}
