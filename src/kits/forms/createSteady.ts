import { shallowEqual } from 'react-redux'

/** Function that returns the previous value if it is shallowly equal: memoised parts then do not render with their form. */
export const createSteady = <Value extends object>() => {
  let last: Value | null = null
  return (value: Value): Value => {
    if (!shallowEqual(last, value)) last = value
    return last ?? value
  }
}
