/** Row of a pasted table. */
export interface PastedCells {
  /** Text of the row, as pasted. */
  text: string
  cells: string[]
  /** Line in the sheet, from 1; blank lines count. */
  line: number
}

/**
 * Reads a table copied from a spreadsheet: tabs separate cells; a cell with a tab, quote or line break is quoted, its quotes are doubled.
 * An unclosed quote is text. Rows without text are skipped.
 */
export const tabSeparated = (table: string): PastedCells[] => {
  const rows: PastedCells[] = []
  let [cells, cell, begin, line]: [string[], string, number, number] = [[], '', 0, 1]
  const endRow = (end: number) => {
    const row = { text: table.slice(begin, end), cells: [...cells, cell], line }
    if (row.text.trim() !== '') rows.push(row)
    cells = []
    cell = ''
    line += 1
  }
  let at = 0
  while (at < table.length) {
    const sign = table[at]
    const quoted = sign === '"' && cell === '' ? /^"((?:[^"]|"")*)"(?=[\t\r\n]|$)/.exec(table.slice(at)) : null
    if (quoted) {
      cell = (quoted[1] ?? '').replaceAll('""', '"')
      at += quoted[0].length
    } else if (sign === '\t') {
      cells.push(cell)
      cell = ''
      at += 1
    } else if (sign === '\r' || sign === '\n') {
      endRow(at)
      at += sign === '\r' && table[at + 1] === '\n' ? 2 : 1
      begin = at
    } else {
      cell += sign ?? ''
      at += 1
    }
  }
  endRow(table.length)
  return rows
}
