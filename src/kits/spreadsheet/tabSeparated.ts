/** Row of a table: its cells, and its text as in the table. */
export interface TableRow {
  text: string
  cells: string[]
}

/** Index of the quote that closes a cell; -1 if the cell has none, or text after it. */
const closingQuote = (table: string, from: number): number => {
  let at = table.indexOf('"', from + 1)
  while (at >= 0 && table[at + 1] === '"') at = table.indexOf('"', at + 2)
  return at >= 0 && /[\t\r\n]/.test(table[at + 1] ?? '\n') ? at : -1
}

/**
 * Reads a table copied from a spreadsheet, or saved by it with tabs: tabs separate cells; a cell with a tab, quote or line break is quoted,
 * its quotes are doubled. Other quotes are text. A final line break leaves a blank row.
 * @param most largest number of rows that are read
 */
export const tabSeparated = (table: string, most = Infinity): TableRow[] => {
  const rows: TableRow[] = []
  const plain = /[^\t\r\n]*/y
  let at = 0
  while (rows.length < most && at <= table.length) {
    const begin = at
    const cells: string[] = []
    do {
      if (cells.length > 0) at += 1
      const closing = table[at] === '"' ? closingQuote(table, at) : -1
      plain.lastIndex = at
      cells.push(closing < 0 ? (plain.exec(table)?.[0] ?? '') : table.slice(at + 1, closing).replaceAll('""', '"'))
      at = closing < 0 ? plain.lastIndex : closing + 1
    } while (table[at] === '\t')
    rows.push({ text: table.slice(begin, at), cells })
    at += table.startsWith('\r\n', at) ? 2 : 1
  }
  return rows
}
