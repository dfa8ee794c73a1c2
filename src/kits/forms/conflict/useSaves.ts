import { useEffect, useEffectEvent } from 'react'
import { selectExtensions } from '@/store/configuration'
import { savesRequested, savesLeft, selectSaves, type SavesRequest, type Save } from '@/kits/history/saves/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/** Saves that a question is about: empty without a history, null while they are looked up. */
export const useSaves = (asked: SavesRequest, isAsked: boolean): readonly Save[] | null => {
  const dispatch = useAppDispatch()
  const { key } = asked
  const hasHistory = useAppSelector(selectExtensions)
  const saves = useAppSelector(selectSaves, key)
  const ask = useEffectEvent(() => dispatch(savesRequested(asked)))
  const isWanted = hasHistory && isAsked
  useEffect(() => {
    if (!isWanted) return
    ask()
    return () => void dispatch(savesLeft({ key }))
  }, [dispatch, isWanted, key])
  return hasHistory ? saves : []
}
