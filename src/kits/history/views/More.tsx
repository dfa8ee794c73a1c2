import { useEffect, useEffectEvent, useRef } from 'react'
import styles from '@/kits/history/views/More.module.css'
import { moreRequested, selectHistorial } from '@/kits/history/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'

/** Distance from the end at which the next page is requested. */
const NEAR = '600px 0px'

interface Props {
  formId: string
  /** True when all loaded entries are drawn: before that the end is not in its final place. */
  isDrawn: boolean
}

/** End of the list: approaching it loads older versions. */
export const More = ({ formId, isDrawn }: Props) => {
  const dispatch = useAppDispatch()
  const { siguiente, more } = useAppSelector(selectHistorial)
  const end = useRef<HTMLDivElement>(null)
  const ask = () => dispatch(moreRequested({ formId }))
  const reach = useEffectEvent(() => {
    if (more === 'idle') ask()
  })
  useEffect(() => {
    const place = end.current
    if (!place || !isDrawn || siguiente === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      changes => {
        if (changes.at(-1)?.isIntersecting) reach()
      },
      { root: place.closest('[data-scrolls]'), rootMargin: NEAR },
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [siguiente, isDrawn])
  if (siguiente === null) return null
  return (
    <div ref={end} className={styles.more}>
      {more === 'failed' && <p role="alert">No se han podido cargar más versiones</p>}
      <Button small variant="quiet" busy={more === 'waiting'} onPress={ask}>
        {more === 'failed' ? 'Reintentar' : 'Cargar más'}
      </Button>
    </div>
  )
}
