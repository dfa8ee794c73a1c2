import type { TextColumn } from '@/ui/table/model/prepare'

/** Record of a table under test, with one text per column. */
export interface TextRow {
  id: number
  fields: readonly string[]
}

/** Columns of `TextRow`: `c0`, `c1` … */
export const textColumns = (count = 1): TextColumn<TextRow>[] =>
  Array.from({ length: count }, (_, at) => ({ key: `c${at}`, text: ({ fields }: TextRow) => fields[at] ?? '' }))
