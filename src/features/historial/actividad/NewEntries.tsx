import { useEffect, useEffectEvent, type RefObject } from 'react'
import { freshShown, selectWaiting } from '@/features/historial/slice'
import { counted } from '@/shared/counted'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { numero } from '@/ui/text/numero'

interface NewEntriesProps {
  /** Element that scrolls the list; null without a list. */
  scroller: RefObject<HTMLElement | null>
  /** Scrolls the list to its top. */
  toTop: () => void
}

/** Shows new entries at once while the list is at its top; further down, a button shows their number and inserts them [SY-03]. */
export const NewEntries = ({ scroller, toTop }: NewEntriesProps) => {
  const dispatch = useAppDispatch()
  const { count, isMore } = useAppSelector(selectWaiting)
  const takeAtTop = useEffectEvent(() => {
    if (count > 0 && (scroller.current?.scrollTop ?? 0) <= 0) dispatch(freshShown())
  })
  useEffect(() => takeAtTop(), [count])
  const isWaiting = count > 0
  useEffect(() => {
    const element = isWaiting ? scroller.current : null
    const follow = () => takeAtTop()
    element?.addEventListener('scroll', follow, { passive: true })
    return () => element?.removeEventListener('scroll', follow)
  }, [scroller, isWaiting])
  return (
    <span role="status">
      {isWaiting && (
        <Button
          variant="quiet"
          small
          icon="arrow-up"
          focusNext="[role=grid] [data-entry='0']"
          onPress={() => {
            dispatch(freshShown())
            toTop()
          }}
        >
          {isMore ? `Más de ${numero(count)} cambios nuevos` : counted(count, 'cambio nuevo', 'cambios nuevos')}
        </Button>
      )}
    </span>
  )
}
