import type { Action, Dispatch, Store } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { RootState } from '@/store/rootState'

export const useAppDispatch = useDispatch.withTypes<Dispatch<Action>>()

export const useAppStore = useStore.withTypes<Store<RootState>>()

/** `useSelector` for selectors with arguments. */
export const useAppSelector = <Args extends unknown[], R>(selector: (state: RootState, ...args: Args) => R, ...args: Args): R =>
  useSelector((state: RootState) => selector(state, ...args))
