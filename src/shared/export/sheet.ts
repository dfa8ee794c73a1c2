import { plainName } from '@/shared/richName'
import { fold } from '@/shared/fold'

/** Displayed list: its title, its columns, and its rows in order. */
export interface Sheet {
  title: string
  columns: readonly { key: string; title: string; text(row: unknown): string; numeric?: boolean; image?: boolean; main?: boolean }[]
  rows: readonly unknown[]
  /** Row indices to export. */
  order: Int32Array
}

export type Cell = string | number

/** Layout of a sheet. */
export interface SheetLayout {
  /** Name of the sheet; characters that spreadsheets do not allow there are left out. */
  name: string
  /** Title of the last frozen column; the titles are frozen too. */
  frozenUpTo?: string
  /** Titles of the hidden columns. */
  hidden?: readonly string[]
  /** Titles of the columns whose numbers are days, shown as dates. */
  dates?: readonly string[]
  /** Widths in characters, by title; others are as wide as their texts, 60 at most. */
  widths?: Readonly<Record<string, number>>
}

const NUMBER = /^-?\d+(\.\d+)?$/

/** Cells of the displayed rows, below a line of titles: full texts, also where the table shortens them, and numbers as numbers [LS-06]. */
export const cellsOf = ({ columns, rows, order }: Sheet): Cell[][] => {
  const lines: Cell[][] = [columns.map(({ title }) => title)]
  for (const index of order) {
    const row = rows[index]
    lines.push(
      columns.map(column => {
        const text = column.text(row)
        if (column.numeric && NUMBER.test(text)) return Number(text)
        // A code is no name: its signs are part of it, and an import finds its record by them.
        return column.key === 'codigo' ? text : plainName(text)
      }),
    )
  }
  return lines
}

/** Layout of a sheet: the columns are frozen up to the one that names a row. */
export const layoutOf = ({ title, columns }: Sheet): SheetLayout => ({
  name: title,
  frozenUpTo: (columns.find(({ main }) => main) ?? columns.find(({ image }) => !image))?.title,
})

/** File name of a sheet, without extension: "productos_acabados". */
export const sheetFileName = ({ title }: Sheet): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '') || 'lista'
