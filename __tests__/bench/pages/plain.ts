/**
 * List of finished products without a framework, as fast as handwritten code. It starts from the markup of the product's page, so that the
 * browser has equal work to style, lay out and paint; search, sorting and rows are its own.
 */
import { installFamilyFilter } from './plainFilter'
import { installProbe } from './probe'
import { COLUMNS, createProductos, rowsAsked } from './rows'

const OVERSCAN = 4
const LONGEST = 25
const CUT = 23

const find = <E extends Element>(selector: string, type: new () => E): E => {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`No ${selector}`)
  return found
}

const table = find('table', HTMLTableElement)
const body = find('tbody[role=rowgroup]', HTMLTableSectionElement)
const scroller = find('main div:has(> table)', HTMLDivElement)
const input = find('input[type=search]', HTMLInputElement)
const count = find('[role=status]', HTMLSpanElement)
const template = find('[data-index]', HTMLTableRowElement)
const headers = Array.from(document.querySelectorAll('th:has(button)'))
const rowHeight = template.getBoundingClientRect().height
const headHeight = find('thead', HTMLTableSectionElement).offsetHeight

// Values prepared once.

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
const records = createProductos(rowsAsked())
const searched = records.map(({ cells }) => fold(cells.join('\n')))
const { compare } = new Intl.Collator('es', { numeric: true })

const sortedColumns: (Int32Array | undefined)[] = []

/** Order of the rows by a column, ascending. Distinct texts get a rank; a rough sort before reduces the calls of the collator. */
const orderBy = (column: number): Int32Array => {
  const known = sortedColumns[column]
  if (known) return known
  const texts = records.map(({ cells }) => cells[column] ?? '')
  const keyed = [...new Set(texts)].map(text => ({ text, key: fold(text).replace(/\d+/g, digits => digits.padStart(12, '0')) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).sort((a, b) => compare(a.text, b.text))
  const ranks = new Map<string, number>()
  let rank = 0
  keyed.forEach(({ text }, at) => {
    const before = keyed[at - 1]
    if (before && compare(before.text, text) !== 0) rank++
    ranks.set(text, rank)
  })
  const rankOf = Int32Array.from(texts, text => ranks.get(text) ?? 0)
  const order = Int32Array.from(texts.keys()).sort((a, b) => (rankOf[a] ?? 0) - (rankOf[b] ?? 0) || a - b)
  sortedColumns[column] = order
  return order
}

// Displayed state.

let column = 0
let descending = false
let term = ''
/** Records that match the search; null for all. */
let found: number[] | null = null
/** Records that pass the filters; null for all. */
let kept: Uint8Array | null = null
let order = orderBy(0)

interface Line {
  row: HTMLTableRowElement
  cells: HTMLTableCellElement[]
  texts: Text[]
  link: HTMLAnchorElement | null
  box: HTMLInputElement | null
  buttons: HTMLButtonElement[]
  /** Record whose texts the line shows. */
  record: number
  index: number
}

const createLine = (): Line => {
  const row = template.cloneNode(true)
  if (!(row instanceof HTMLTableRowElement)) throw new Error('The template is no row')
  const cells = Array.from(row.cells).slice(0, COLUMNS.length)
  return {
    row,
    cells,
    texts: cells.map(cell => {
      const text = document.createTextNode('')
      const link = cell.querySelector('a') ?? cell
      link.replaceChildren(text)
      cell.removeAttribute('title')
      return text
    }),
    link: row.querySelector('a'),
    box: row.querySelector('input'),
    buttons: Array.from(row.querySelectorAll('button')),
    record: -1,
    index: -1,
  }
}

const createSpacer = () => {
  const row = document.createElement('tr')
  row.ariaHidden = 'true'
  const cell = row.insertCell()
  cell.style.padding = '0'
  cell.style.border = '0'
  return { row, cell, height: 0 }
}

/** Columns that a narrow window truncates, and that therefore always have a tooltip. */
const TIGHT = ['Producto genérico', 'Países', 'Familia'].map(title => COLUMNS.indexOf(title))
const NAMED = COLUMNS.indexOf('Nombre')

const fill = (line: Line, index: number) => {
  if (line.index !== index) {
    line.index = index
    line.row.dataset['index'] = String(index)
    line.row.setAttribute('aria-rowindex', String(index + 2))
    line.row.tabIndex = index === 0 ? 0 : -1
  }
  const record = order[index] ?? 0
  if (line.record === record) return
  line.record = record
  const cells = records[record]?.cells ?? []
  line.texts.forEach((node, at) => {
    const text = cells[at] ?? ''
    const long = text.length > LONGEST
    const shown = long ? `${text.slice(0, CUT)}...` : text
    const cell = line.cells[at]
    if (node.data !== shown) node.data = shown
    if (!cell) return
    if (long || TIGHT.includes(at)) cell.title = text
    else if (cell.title) cell.removeAttribute('title')
  })
  for (const button of line.buttons) button.ariaLabel = `${button.title} ${cells[NAMED] ?? ''}`
  if (line.box) line.box.ariaLabel = `Seleccionar ${cells[NAMED] ?? ''}`
  line.link?.setAttribute('href', `/productos/edit/a/${records[record]?.id}`)
}

const lines: Line[] = []
const above = createSpacer()
const below = createSpacer()
body.replaceChildren(above.row, below.row)

const stretch = (spacer: typeof above, height: number) => {
  if (spacer.height === height) return
  spacer.height = height
  spacer.cell.style.height = `${height}px`
}

/** Moves the lines that left the window to its other end, oldest first. */
const moveTo = (first: number) => {
  while ((lines[0]?.index ?? first) < first && lines.some(({ index }) => index >= first)) {
    const line = lines.shift()
    if (!line) return
    below.row.before(line.row)
    lines.push(line)
    line.index = -1
  }
}

const render = () => {
  const top = Math.floor(scroller.scrollTop / rowHeight)
  const visible = Math.ceil((scroller.clientHeight - headHeight) / rowHeight)
  const first = Math.max(0, Math.min(top - OVERSCAN, order.length - visible))
  const last = Math.min(order.length, top + visible + 1 + OVERSCAN)
  moveTo(first)
  while (lines.length > last - first) lines.pop()?.row.remove()
  while (lines.length < last - first) {
    const line = createLine()
    below.row.before(line.row)
    lines.push(line)
  }
  lines.forEach((line, at) => fill(line, first + at))
  stretch(above, first * rowHeight)
  stretch(below, (order.length - last) * rowHeight)
}

const update = () => {
  const all = orderBy(column)
  if (found) {
    const stays = new Uint8Array(all.length)
    for (const record of found) if (kept?.[record] !== 0) stays[record] = 1
    order = all.filter(record => stays[record] === 1)
    if (descending) order.reverse()
  } else if (kept) {
    order = all.filter(record => kept?.[record] === 1)
    if (descending) order.reverse()
  } else order = descending ? all.slice().reverse() : all
  count.textContent = found || kept ? `${order.length} de ${records.length} elementos` : `${records.length} elementos`
  table.ariaRowCount = String(order.length + 1)
  if (scroller.scrollTop > 0) scroller.scrollTop = 0
  render()
}

input.addEventListener('input', () => {
  const words = fold(input.value).split(/\s+/).filter(Boolean)
  const holdsAll = (record: number) => words.every(word => searched[record]?.includes(word))
  const narrows = found !== null && input.value.startsWith(term)
  term = input.value
  if (words.length === 0) found = null
  else if (narrows && found) found = found.filter(holdsAll)
  else {
    found = []
    for (let record = 0; record < records.length; record++) if (holdsAll(record)) found.push(record)
  }
  update()
})

headers.forEach((header, at) =>
  header.addEventListener('click', () => {
    descending = column === at && !descending
    headers[column]?.removeAttribute('aria-sort')
    column = at
    header.ariaSort = descending ? 'descending' : 'ascending'
    update()
  }),
)

scroller.addEventListener('scroll', render, { passive: true })
installFamilyFilter(records, filtered => {
  kept = filtered
  update()
})
update()
installProbe()
