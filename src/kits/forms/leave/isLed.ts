import { NavigationType } from 'react-router-dom'
import { isJourney } from '@/store/navigation'

/** True for a navigation by a saga. Sagas never go back: an entry reached by "back" may carry the mark of an earlier navigation. */
export const isLed = (by: NavigationType, state: unknown): boolean => by !== NavigationType.Pop && isJourney(state)
