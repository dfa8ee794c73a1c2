/** List of generic products in the style of TanStack's examples: sorted by its first column, searchable, with the visible rows only. */
import {
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  columnFilteringFeature,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { rows, TITLES, type Row } from './lists'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric },
})
const helper = createColumnHelper<typeof features, Row>()
const columns = helper.columns(
  TITLES.map((title, at) => helper.accessor(({ cells }) => cells[at] ?? '', { id: title, header: title, sortFn: 'alphanumeric' })),
)
const initialState = { sorting: [{ id: TITLES[0] ?? '', desc: false }] }

const List = ({ data }: { data: Row[] }) => {
  const table = useTable({ features, columns, data, initialState, globalFilterFn: 'includesString' })
  const scroller = useRef<HTMLDivElement>(null)
  const found = table.getRowModel().rows
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 4,
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <input type="search" onChange={event => table.setGlobalFilter(event.target.value)} />
      <div ref={scroller} style={{ height: '90vh', overflow: 'auto' }}>
        <table>
          <thead>
            {table.getHeaderGroups().map(group => (
              <tr key={group.id}>
                {group.headers.map(header => (
                  <th key={header.id} onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <tr style={{ height: above }} />
            {items.map(item => (
              <tr key={item.key} data-index={item.index} ref={virtualizer.measureElement}>
                {found[item.index]?.getAllCells().map(cell => (
                  <td key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
            <tr style={{ height: below }} />
          </tbody>
        </table>
      </div>
    </>
  )
}

const Page = () => {
  const [data, setData] = useState<Row[]>()
  useEffect(() => {
    void rows.then(setData)
  }, [])
  return data ? <List data={data} /> : <p>Cargando ...</p>
}

const element = document.getElementById('root')
if (element) createRoot(element).render(<Page />)
