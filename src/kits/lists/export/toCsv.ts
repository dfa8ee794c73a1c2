import { withoutFormula } from '@/shared/export/formula'
import type { Cell } from '@/shared/export/sheet'

const quoted = (cell: Cell): string => `"${withoutFormula(String(cell)).replaceAll('"', '""')}"`

/** CSV for Spanish spreadsheets, like the reports: UTF-8 with BOM, `;`, CRLF, every cell quoted, no formulas [LS-06, IN-02]. */
export const toCsv = (lines: readonly Cell[][]): string => `\uFEFF${lines.map(cells => `${cells.map(quoted).join(';')}\r\n`).join('')}`
