import { useEffect, useState } from 'react'
import type { Filter, SelectFilters } from '@/kits/lists/model/filters'
import { reportError } from '@/store/reportError'
import { afterShown, createPart, type Part } from '@/ui/part'

/** Filters, columns, views and the address of a list: a list stands before them. */
const tools = createPart(() => import(/* webpackChunkName: "herramientas" */ '@/kits/lists/tools'))
const noFilters: readonly Filter[] = []
const none = createPart<SelectFilters>(async () => () => noFilters)

export type ListTools = Awaited<ReturnType<typeof tools.load>> & { selectFilters: SelectFilters }

const loaded = (filters: Part<SelectFilters>): ListTools | null => {
  const [part, selectFilters] = [tools.loaded(), filters.loaded()]
  return part && selectFilters && { ...part, selectFilters }
}

/**
 * Is null until it is there. It is fetched once `isTime`; a list that `needs` it to tell its rows does not wait for that time, and cannot do
 * without it.
 */
export const useListTools = (isTime: boolean, needs: boolean, filters: Part<SelectFilters> = none): ListTools | null => {
  const [value, setValue] = useState(() => loaded(filters))
  const isWanted = value === null && (isTime || needs)
  useEffect(() => {
    if (!isWanted) return
    let left = false
    const settle = (then: () => ListTools | null) => {
      if (!left) setValue(then)
    }
    const load = async () => {
      if (!needs) await afterShown()
      await Promise.all([tools.load(), filters.load()])
    }
    load().then(
      () => settle(() => loaded(filters)),
      (error: unknown) => {
        if (!needs) return reportError('herramientas', error)
        settle(() => {
          throw error
        })
      },
    )
    return () => {
      left = true
    }
  }, [isWanted, needs, filters])
  return value
}
