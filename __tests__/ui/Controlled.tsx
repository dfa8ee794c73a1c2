import { useState, type ReactNode } from 'react'

interface ControlledProps<Value> {
  initial: Value
  onChange?: (value: Value) => void
  children: (binding: { value: Value; onChange: (value: Value) => void }) => ReactNode
}

/** Component that keeps the value of a field in its state, as a form does. */
export const Controlled = <Value,>({ initial, onChange: changed, children }: ControlledProps<Value>) => {
  const [value, setValue] = useState(initial)
  const onChange = (next: Value) => {
    changed?.(next)
    setValue(next)
  }
  return children({ value, onChange })
}
