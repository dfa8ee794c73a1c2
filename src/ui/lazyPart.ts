import { useEffect, useState } from 'react'

/** Module downloaded on demand: large, and not needed by the first view of a page. */
export interface LazyPart<Module> {
  /** Loads the module, once for all callers; after a failure it can be called again. */
  load: () => Promise<Module>
  /** Loaded module; null before loading ends. */
  loaded: () => Module | null
  /** Preloads the module when a pointer or the focus approaches its button; failures are reported on use. */
  expect: () => void
}

/** Parts of loaded chunks that are not loaded yet. */
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

/** Preloads the waiting parts one after the other, so that a click is not delayed; failures are reported on use. */
export const prefetchParts = async (): Promise<void> => {
  for (const part of waiting) await part.load().catch(nothing)
}

/**
 * Module of a part; null while it is loading, and for no part. A loaded part is available in the first frame. React's `use` is not
 * suitable: Suspense hides a part that loads within 300 ms of its fallback for the rest of that time.
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
