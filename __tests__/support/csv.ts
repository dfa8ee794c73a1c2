const CELL = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/y

/** Rows of a report in CSV by RFC 4180 with `;`; a BOM is skipped. @throws Error for any other text */
export const parseCsv = (csv: string): string[][] => {
  const text = csv.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let row: string[] = []
  CELL.lastIndex = 0
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex
    const found = CELL.exec(text)
    if (found === null) throw new Error(`No CSV: ${JSON.stringify(text.slice(at, at + 80))}`)
    const [, quoted, plain = '', end] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ';') continue
    rows.push(row)
    row = []
  }
  return rows
}
