import type { Action } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Filter } from '@/domain/list/filters'
import { namesOthers } from '@/domain/list/address'
import type { Noun } from '@/domain/list/noun'
import type { Row } from '@/domain/table/row'
import { initialView, isFiltered, type TableSort, type TableView } from '@/domain/table/view'
import { useListTools, type SelectFilters } from '@/lists/listTools'
import type { Bulk } from '@/lists/selection/definition'
import { useSelecting } from '@/lists/selection/useSelecting'
import { useAsk } from '@/lists/useAsk'
import { useListAddress } from '@/lists/useListAddress'
import { listLeft, selectMarked } from '@/store/lists/slice'
import { selectTableView, selectViews, tableViewed, viewsKept } from '@/store/memory/slice'
import { useSelect } from '@/store/useSelect'
import type { ToolsProps } from '@/lists/tools/tools'
import type { Table } from '@/ui/table/useTable'
import { classes } from '@/ui/classes'
import type { Part } from '@/ui/part'
import { sortable } from '@/ui/table/types'
import { ListPage, type ListPageProps } from '@/ui/page/ListPage'
import styles from '@/lists/ListScreen.module.css'

interface ListScreenProps extends Omit<
  ListPageProps,
  'whyEmpty' | 'retry' | 'view' | 'onViewChange' | 'narrow' | 'marked' | 'line' | 'more' | 'foot' | 'selecting' | 'onOpen'
> {
  /** Where local storage keeps what is remembered of the table [TB-03]. */
  table: string
  /** Where its rows come from: tells whether they could not be loaded. */
  from: { name: string; loadRequested(): Action; selectIsMissing(root: unknown): boolean }
  /** How it is sorted as long as nobody has touched it; by its first column without. */
  start?: TableSort
  /** At the end of the line of filters. */
  hint?: string | undefined
  /** What its rows are. */
  noun: Noun
  filters?: Part<SelectFilters> | undefined
  onOpen?: (id: number) => void
  /** What can be done to a selection; nothing can be selected without it [LS-05]. */
  bulk?: Part<Bulk>
}

const NONE: readonly Filter[] = []
const noFilters = () => NONE

const idsOf = ({ rows, order }: Table): number[] => Array.from(order, index => Number(rows?.[index]?.id))

/** A list that remembers how it was left, that its address shows, and that can be narrowed [TB-03, TB-05, LS-01, LS-02]. */
export const ListScreen = ({
  table: key,
  from,
  start,
  hint,
  noun,
  filters: filtersPart,
  bulk,
  columns,
  rows: loaded,
  onOpen,
  ...page
}: ListScreenProps) => {
  const dispatch = useDispatch()
  const remembered = sortable(useSelect(selectTableView, key), columns)
  const view = useMemo(() => (start && remembered === initialView ? { ...remembered, sort: start } : remembered), [start, remembered])
  const onViewChange = useCallback((changed: TableView) => void dispatch(tableViewed({ table: key, view: changed })), [dispatch, key])
  const filtered = isFiltered(view)
  const { search } = useLocation()
  const tools = useListTools(loaded !== null, filtered || namesOthers(search), filtersPart)
  const filters = useSelect(tools?.selectFilters ?? noFilters)
  const isOnItsWay = useListAddress({ columns, filters: tools && filters, view, onViewChange })
  const unknown = filters.find(({ key, awaited }) => awaited && view.filters[key])
  const ask = useAsk()
  useEffect(() => {
    if (unknown) ask(unknown)
  }, [unknown, ask])
  const rows = isOnItsWay || (filtered && !tools) || unknown ? null : loaded

  const filtering = useMemo(() => tools && loaded && tools.createFiltering(loaded, filters), [tools, loaded, filters])
  const narrow = useMemo(
    () => (filtering && filtered && !unknown ? (found: readonly number[] | null) => filtering.narrow(found, view.filters) : undefined),
    [filtering, filtered, unknown, view.filters],
  )
  const open =
    onOpen &&
    ((id: Row['id'], table: Table) => {
      dispatch(listLeft({ list: key, ids: idsOf(table) }))
      onOpen(Number(id))
    })
  const isMissing = useSelect(from.selectIsMissing)
  const { onSelect, selected, ...selecting } = useSelecting(bulk, tools, { columns, onOpen: open, hrefOf: page.hrefOf })
  const views = useSelect(selectViews, key)
  const around = (table: Table): ToolsProps => ({
    ...{ name: noun.many, columns, filters, filtering, table, view, onViewChange, views, onSelect, selected, hint },
    onViewsChange: changed => void dispatch(viewsKept({ table: key, views: changed })),
  })
  return (
    <ListPage
      {...page}
      {...selecting}
      whyEmpty={tools?.whyEmpty(noun, view)}
      retry={isMissing ? () => void dispatch(from.loadRequested()) : undefined}
      {...(open && { onOpen: open })}
      columns={columns}
      rows={rows}
      view={view}
      onViewChange={onViewChange}
      narrow={narrow}
      marked={useSelect(selectMarked, from.name)}
      line={table => filtersPart && <div className={styles.line}>{tools && <tools.ListLine {...around(table)} />}</div>}
      more={table => (
        <div className={classes(styles.more, filtersPart && styles.withFilters)}>{tools && <tools.ListMore {...around(table)} />}</div>
      )}
    />
  )
}
