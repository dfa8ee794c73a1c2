import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

const isDone = (state: unknown) => (state as { hecho?: true } | null)?.hecho

/**
 * Takes from the address what somebody has come for: it was done, or they stay with what they do. That is no visit. Whose history they came
 * for is left, for the form that is about to open.
 */
export const useTakenVisit = (): ((historial?: number) => void) => {
  const navigate = useNavigate()
  return historial => void navigate('.', { replace: true, state: { hecho: true, historial } })
}

/** The menu's entry of the very page that one is on leads to no other route: from a form it leads back to the list. */
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
