import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { allOf, narrowed } from '@/kits/lists/model/selection'
import { recordName } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import type { Bulk, BulkAction, SelectableList } from '@/kits/lists/selection/definition'
import { SelectionBar } from '@/kits/lists/selection/SelectionBar'
import { shownIds, type SelectionState } from '@/kits/lists/selection/selectingOf'
import { selectedText } from '@/kits/lists/selection/words'
import { isAllWell, selectBulk } from '@/kits/lists/store/outcome'
import { bulkClosed, bulkRequested } from '@/kits/lists/store/runs'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'
import type { Row } from '@/ui/table/model/row'
import { rowName } from '@/ui/table/types'
import type { Table } from '@/ui/table/useTable'

interface SelectedProps extends SelectionState, SelectableList {
  bulk: Bulk
  table: Table
}

/** Questions of bulk actions and the panel of their runs (20 KiB with the dialogs' package), loaded on demand: few visits need them. */
const bulkPart = lazyPart(() => import('@/kits/lists/selection/bulkDialogs'))

/** Selection of a list: its bar, the questions of its actions, and the result of their runs [LS-05]. */
export const Selected = ({ bulk, table, columns, onOpen, hrefOf, ...state }: SelectedProps) => {
  const { selection, setSelection, isAskedFor, setAskedFor } = state
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const run = useAppSelector(selectBulk, bulk.place)
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const [hasAsked, setHasAsked] = useState(false)
  // Rows of the run's records: a record may leave the list while the run still names it.
  const [begun, setBegun] = useState<readonly Row[]>([])
  const part = useLazyPart(hasAsked ? bulkPart : null)
  const { rows, order } = table

  const prune = useEffectEvent(() => {
    if (!selection) return
    const shown = new Set(shownIds(table))
    setSelection(before => before && narrowed(before, id => shown.has(id)))
  })
  useEffect(() => prune(), [rows, order])

  const isOver = run?.phase === 'over'
  const onOver = useEffectEvent(() => {
    if (!run) return
    const done = new Set<string | number>(run.done)
    setSelection(before => before && narrowed(before, id => !done.has(id)))
    if (isAllWell(run)) dispatch(bulkClosed({ place: bulk.place }))
  })
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])

  const count = selection?.ids.size ?? 0
  const isShown = count > 0 || isAskedFor

  const listed = (id: number) => rows?.find(row => row.id === id)
  const rowOf = (id: number) => listed(id) ?? begun.find(row => row.id === id)
  const codeOf = (id: number) => {
    const row = rowOf(id)
    return (row && columns.find(column => column.code)?.code?.(row)) ?? ''
  }
  const nameOf = (id: number) => {
    const row = rowOf(id)
    return row ? plainName(rowName(table.columns, row)) : recordName({ id })
  }
  const leadTo = (id: number) => (listed(id) ? (hrefOf?.(id) ?? (() => onOpen?.(id, table))) : null)
  // Ids in the order of the list, so that the questions name the records in that order.
  const chosen = () => shownIds(table).flatMap(id => (selection?.ids.has(id) ? [Number(id)] : []))

  return (
    <>
      {/* Mounted before the bar, because a status that is inserted with its text may not be announced. */}
      <p className="visually-hidden" role="status">
        {count > 0 && selectedText(bulk.noun, count)}
      </p>
      {isShown && (
        <SelectionBar
          noun={bulk.noun}
          count={count}
          matching={order.length}
          actions={bulk.actions}
          page={bulk.page}
          onPage={() => bulk.page && void navigate(bulk.page.pathOf(chosen()))}
          onAction={action => {
            setAsked(action)
            setHasAsked(true)
          }}
          onAll={() => setSelection(() => allOf(shownIds(table)))}
          onNone={() => {
            setSelection(() => null)
            setAskedFor(false)
          }}
        />
      )}
      {part && asked && (
        <part.BulkQuestion
          bulk={bulk}
          action={asked}
          ids={chosen()}
          nameOf={nameOf}
          onClose={() => setAsked(null)}
          onConfirm={(change, ids) => {
            setAsked(null)
            setBegun(ids.flatMap(id => listed(id) ?? []))
            // Deselects records that need no change.
            const pending = new Set<string | number>(ids)
            setSelection(before => before && narrowed(before, id => pending.has(id)))
            dispatch(bulkRequested({ place: bulk.place, action: asked.key, change, ids }))
          }}
        />
      )}
      {part && <part.BulkProgress bulk={bulk} run={run} nameOf={nameOf} codeOf={codeOf} leadTo={leadTo} />}
    </>
  )
}
