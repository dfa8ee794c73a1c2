/** List of generic products without a framework: sorted by its first column, with the visible rows only. */
import { rows, TITLES } from './lists'

const ROW_HEIGHT = 36

void rows.then(all => {
  const { compare } = new Intl.Collator('es', { numeric: true })
  all.sort((one, other) => compare(one.cells[0] ?? '', other.cells[0] ?? ''))
  const table = document.createElement('table')
  const head = table.createTHead().insertRow()
  for (const title of TITLES) head.append(Object.assign(document.createElement('th'), { textContent: title }))
  const body = table.createTBody()
  for (const [index, { cells }] of all.slice(0, Math.ceil(innerHeight / ROW_HEIGHT)).entries()) {
    const row = body.insertRow()
    row.dataset['index'] = String(index)
    for (const text of cells) row.insertCell().textContent = text
  }
  document.getElementById('root')?.append(table)
})
