import { useEffect, useEffectEvent, useRef } from 'react'
import styles from '@/kits/history/views/Historial.module.css'
import { moreRequested, selectHistorial } from '@/kits/history/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'

/** So far before the end the next page is asked for. */
const NEAR = '600px 0px'

interface Props {
  formId: string
  /** All that is known shows: before that the end is nearer than it will be. */
  isDrawn: boolean
}

/** The end of what is known: coming near it brings older versions. */
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
