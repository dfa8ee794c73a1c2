import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Readonly<Record<string, (...args: never[]) => void>>

/** Handlers with a constant identity that call the handlers of the last render, for memoised rows. */
export const useSteady = <Callbacks extends Handlers>(handlers: Callbacks): Callbacks => {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [steady] = useState(() =>
    Object.fromEntries(Object.keys(handlers).map(name => [name, (...args: never[]) => latest.current[name]?.(...args)])),
  )
  return steady as Callbacks
}
