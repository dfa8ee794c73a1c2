import type { Action } from '@reduxjs/toolkit'
import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { createFiltering, type Filter } from '@/kits/lists/model/filters'
import type { Row } from '@/ui/table/model/row'
import type { Noun } from '@/shared/resources/names'
import { isFiltered, isSearched, type TableView } from '@/shared/tableView'
import { boundColumns, type List, type RowWork } from '@/kits/lists/list'
import { useSelecting } from '@/kits/lists/selection/useSelecting'
import { readViews } from '@/kits/lists/storedState'
import { ListLine } from '@/kits/lists/tools/ListLine'
import { ListMore } from '@/kits/lists/tools/ListMore'
import { UnderHead } from '@/kits/lists/tools/UnderHead'
import { useAsk } from '@/kits/lists/useAsk'
import { useListAddress } from '@/kits/lists/useListAddress'
import { useListView } from '@/kits/lists/useListView'
import { listLeft, outOf, selectMarked } from '@/kits/lists/store/slice'
import { selectRowMarks } from '@/store/catalogues/rowMarks'
import { selectViews, viewsKept } from '@/store/memory/slice'
import { selectOfflineSince } from '@/store/live/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { ToolsProps } from '@/kits/lists/tools/tools'
import type { Table } from '@/ui/table/useTable'
import { classes } from '@/ui/classes'
import { ListPage, type ActionsOf, type ListPageProps } from '@/ui/page/ListPage'
import styles from '@/kits/lists/ListScreen.module.css'
import type { RootState } from '@/store/rootState'

type PageProps = Pick<ListPageProps, 'title' | 'breadcrumbs' | 'problem' | 'focusOn' | 'addLabel' | 'onAdd'>

interface ListScreenProps<R extends Row, Context> extends PageProps {
  list: List<R, Context>
  /** Records; null while loading. A stable array while nothing in it changes. */
  rows: readonly R[] | null
  /** Catalogue of the rows, with the state and the action of their loading. */
  from: { name: string; loadRequested(): Action; selectIsMissing(root: RootState): boolean }
  /** Content at the end of the filter line. */
  hint?: string
  /** Address of a record's page; a stable function [LS-08]. */
  hrefOf?: (id: Row['id']) => string
  /** Opens a record; the page at `hrefOf` by default. */
  onOpen?: (id: number) => void
  /** Asks whether to delete a record; a stable function. */
  onRemove?: RowWork['remove']
  /** Copies a record; a stable function. */
  onDuplicate?: RowWork['duplicate']
}

const NONE: readonly Filter[] = []
const noFilters = () => NONE
const noContext = () => undefined

const idsOf = ({ rows, order }: Table): number[] => Array.from(order, index => Number(rows?.[index]?.id))

/** Reason why a list with records shows no rows: "Ninguna familia cumple los filtros y la búsqueda."; undefined without filters and search. */
const whyEmpty = ({ one, gender }: Noun, view: TableView): string | undefined => {
  const causes = [isFiltered(view) && 'los filtros', isSearched(view) && 'la búsqueda'].filter(Boolean)
  return causes.length > 0 ? `${gender === 'f' ? 'Ninguna' : 'Ningún'} ${one} cumple ${causes.join(' y ')}.` : undefined
}

/** List page with remembered view, address, filters and bulk actions [TB-03, TB-05, LS-01, LS-02]. */
export const ListScreen = <R extends Row, Context>({
  list,
  from,
  hint,
  rows: loaded,
  hrefOf,
  onOpen,
  onRemove,
  onDuplicate,
  ...page
}: ListScreenProps<R, Context>) => {
  const { storage: key, noun, actions, bulk, filters: selectFilters, importTo } = list
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const context = useAppSelector(list.selectContext ?? noContext) as Context
  const columns = useMemo(() => boundColumns(list.columns, context), [list, context])
  const { view, onViewChange } = useListView(list)
  const filtered = isFiltered(view)
  const filters = useAppSelector(selectFilters ?? noFilters)
  const isOnItsWay = useListAddress({ columns, filters, view, onViewChange })
  const unknown = filters.find(({ key, awaited }) => awaited && view.filters[key])
  const ask = useAsk()
  useEffect(() => {
    if (unknown) ask(unknown)
  }, [unknown, ask])
  const rows = isOnItsWay || unknown ? null : loaded

  const filtering = useMemo(() => loaded && createFiltering(loaded, filters), [loaded, filters])
  const narrow = useMemo(
    () => (filtering && filtered && !unknown ? (found: readonly number[] | null) => filtering.narrow(found, view.filters) : undefined),
    [filtering, filtered, unknown, view.filters],
  )
  const openOne = onOpen ?? (hrefOf && (id => void navigate(hrefOf(id), { state: outOf(key) })))
  const open =
    openOne &&
    ((id: Row['id'], table: Table) => {
      dispatch(listLeft({ list: key, ids: idsOf(table) }))
      openOne(Number(id))
    })
  const actionsOf = useCallback<ActionsOf<R>>(
    (record, open) =>
      (actions ?? []).map(action => ({
        ...action,
        onAction: () => action.run(record, { open, dispatch, remove: onRemove, duplicate: onDuplicate }),
      })),
    [actions, dispatch, onRemove, onDuplicate],
  )
  const isMissing = useAppSelector(from.selectIsMissing)
  const { onSelect, selected, ...selecting } = useSelecting(bulk, { columns, onOpen: open, hrefOf })
  const stored = useAppSelector(selectViews, key)
  const views = useMemo(() => readViews(list, stored), [list, stored])
  const around = (table: Table): ToolsProps => ({
    name: noun.many,
    columns,
    filters,
    filtering,
    table,
    view,
    onViewChange,
    views,
    onSelect,
    selected,
    hint,
    importTo,
    onViewsChange: changed => void dispatch(viewsKept({ table: key, views: changed })),
  })
  return (
    <ListPage
      {...page}
      {...selecting}
      {...(actions && { actionsOf, actionCount: actions.length })}
      whyEmpty={whyEmpty(noun, view)}
      retry={isMissing ? () => void dispatch(from.loadRequested()) : undefined}
      onOpen={open}
      hrefOf={hrefOf}
      columns={columns}
      rows={rows}
      asOf={useAppSelector(selectOfflineSince)}
      view={view}
      onViewChange={onViewChange}
      narrow={narrow}
      marked={useAppSelector(selectMarked, from.name)}
      changes={useAppSelector(selectRowMarks, from.name)}
      line={table =>
        selectFilters && (
          <UnderHead>
            <ListLine {...around(table)} />
          </UnderHead>
        )
      }
      more={table => (
        <div className={classes(styles.more, selectFilters && styles.withFilters)}>
          <ListMore {...around(table)} />
        </div>
      )}
    />
  )
}
