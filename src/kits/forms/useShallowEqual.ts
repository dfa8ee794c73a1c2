import { useState } from 'react'
import { shallowEqual } from 'react-redux'

/** Value of an earlier render while it is shallowly equal to the present one: memoised parts then do not render with their form. */
export const useShallowEqual = <Value extends object>(value: Value): Value => {
  const [last] = useState({ value })
  if (!shallowEqual(last.value, value)) last.value = value
  return last.value
}
