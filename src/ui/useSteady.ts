import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Readonly<Record<string, (...args: never[]) => void>>

/** Handlers that do what those of the last render do, and never change themselves: for memoised lines. */
export const useSteady = <Given extends Handlers>(handlers: Given): Given => {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  const [steady] = useState(() =>
    Object.fromEntries(Object.keys(handlers).map(name => [name, (...args: never[]) => latest.current[name]?.(...args)])),
  )
  return steady as Given
}
