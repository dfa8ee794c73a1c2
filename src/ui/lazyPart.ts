import { useEffect, useState } from 'react'

/** Module that is downloaded when it is needed: heavy, and no first sight of a page has it. */
export interface LazyPart<Module> {
  /** One promise for all callers; a failure can be asked for again. */
  load: () => Promise<Module>
  /** Null until it has come. */
  loaded: () => Module | null
  /** Downloads it when a pointer or the focus comes near what opens it; the use reports a download that fails. */
  expect: () => void
}

/** Parts of all chunks that have come, and are not downloaded themselves. */
const waiting = new Set<LazyPart<unknown>>()

const nothing = () => undefined

/** Second level of loading, below the routes' chunks. Sagas `call` its `load`, components use `useLazyPart`. */
export const lazyPart = <Module>(download: () => Promise<Module>): LazyPart<Module> => {
  let module: Module | null = null
  let loading: Promise<Module> | null = null
  const arrive = (arrived: Module): Module => {
    waiting.delete(part)
    module = arrived
    return arrived
  }
  const fail = (error: unknown): never => {
    loading = null
    throw error
  }
  const part: LazyPart<Module> = {
    load: () => (loading ??= download().then(arrive, fail)),
    loaded: () => module,
    expect: () => void part.load().catch(nothing),
  }
  waiting.add(part)
  return part
}

/** Downloads the parts that wait, one after the other, so that a click goes before the rest; a use reports a download that fails. */
export const prefetchParts = async (): Promise<void> => {
  for (const part of waiting) await part.load().catch(nothing)
}

/**
 * Module of a part, or null until it is there; null as well for no part. A part that has come already is there in the first frame. React's
 * `use` is not taken for it: Suspense keeps a part that comes within 300 ms of its fallback hidden for the rest of them.
 * @throws the failure of the download, for the next error boundary
 */
export const useLazyPart = <Module>(part: LazyPart<Module> | null): Module | null => {
  const [, setSettled] = useState<object | null>(null)
  useEffect(() => {
    if (part === null || part.loaded() !== null) return
    let hasLeft = false
    const settle = (next: () => object) => {
      if (!hasLeft) setSettled(next)
    }
    part.load().then(
      () => settle(() => ({})),
      (error: unknown) =>
        settle(() => {
          throw error
        }),
    )
    return () => {
      hasLeft = true
    }
  }, [part])
  return part?.loaded() ?? null
}
