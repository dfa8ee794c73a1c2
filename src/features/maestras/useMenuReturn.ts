import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The menu's entry of the very page that one is on leads to no other route: from a form it leads back to the list. */
export const useMenuReturn = (leave: () => void): void => {
  const { key, hash } = useLocation()
  const isLink = useNavigationType() !== NavigationType.Pop
  const arrived = useRef(key)
  const onVisit = useEffectEvent(() => {
    if (isLink && hash === '') leave()
  })
  useEffect(() => {
    if (key === arrived.current) return
    arrived.current = key
    onVisit()
  }, [key])
}
