import { useEffect, useState } from 'react'

/** Module that is downloaded when it is needed: heavy, and no first sight of a page has it. */
export interface LazyPart<Module> {
  /** Downloads it once; a failure can be asked for again. */
  load: () => Promise<Module>
  /** Null until it has come. */
  loaded: () => Module | null
}

/** Parts of all chunks that have come, and are not downloaded themselves. */
const waiting = new Set<LazyPart<unknown>>()

/** Second level of loading, below the routes' chunks. Sagas `call` its `load`, components use `useLazyPart`. */
export const lazyPart = <Module>(download: () => Promise<Module>): LazyPart<Module> => {
  let module: Module | null = null
  const part: LazyPart<Module> = {
    load: async () => {
      module ??= await download()
      waiting.delete(part)
      return module
    },
    loaded: () => module,
  }
  waiting.add(part)
  return part
}

/** Downloads the parts that wait, one after the other, so that a click goes before the rest; a use reports a download that fails. */
export const prefetchParts = async (): Promise<void> => {
  for (const part of waiting) await part.load().catch(() => undefined)
}

/**
 * Module of a part, or null until it is there; null as well for no part. A part that has come already is there in the first frame. React's
 * `use` is not taken for it: Suspense keeps a part that comes within 300 ms of its fallback hidden for the rest of them.
 * @throws the failure of the download, for the next error boundary
 */
export const useLazyPart = <Module>(part: LazyPart<Module> | null): Module | null => {
  const [arrived, setArrived] = useState<Module | null>(null)
  useEffect(() => {
    if (part === null || part.loaded() !== null) return
    let hasLeft = false
    const settle = (next: () => Module) => {
      if (!hasLeft) setArrived(next)
    }
    part.load().then(
      module => settle(() => module),
      (error: unknown) =>
        settle(() => {
          throw error
        }),
    )
    return () => {
      hasLeft = true
    }
  }, [part])
  return part && (part.loaded() ?? arrived)
}
