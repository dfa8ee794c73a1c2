import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

const isDone = (state: unknown) => (state as { hecho?: true } | null)?.hecho

/**
 * Returns a function that replaces the history entry, so that `state.abrir` is not applied twice. Keeps `state.historial` for the form that
 * opens next.
 */
export const useTakenVisit = (): ((historial?: number) => void) => {
  const navigate = useNavigate()
  return historial => void navigate('.', { replace: true, state: { hecho: true, historial } })
}

/** Leaves the form when the user chooses the menu entry of the current page, which does not change the route. */
export const useMenuReturn = (leave: () => void): void => {
  const location = useLocation()
  const { key, hash } = location
  const isLink = useNavigationType() !== NavigationType.Pop
  const arrived = useRef(key)
  const onVisit = useEffectEvent(() => {
    if (isLink && hash === '' && !isDone(location.state)) leave()
  })
  useEffect(() => {
    if (key === arrived.current) return
    arrived.current = key
    onVisit()
  }, [key])
}
