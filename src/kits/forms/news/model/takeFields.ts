import { layOver } from '@/kits/drafts/model/layOver'
import { sinceAttempts } from '@/store/merge/merge'

export interface FormFields<Values> {
  /** What the save compares with. */
  base: Values
  /** What the fields hold. */
  values: Values
}

interface Theirs<Values> {
  /** Values of the record as it is by now. */
  now: Values
  /** What this form itself has sent, answered or not. */
  attempts?: readonly Partial<Values>[]
  /** Field that has the focus: it keeps what it holds until it is left. */
  focused?: string | null
}

/** A number field whose text is no number yet: JSON, by which values are compared, knows no NaN. */
const isHalfTyped = (value: unknown): boolean => Number.isNaN(value)

/**
 * Takes what others have saved into a form, by field and language [SY-04]. Fields that were not edited become theirs. Edited ones keep the
 * edit, and where both have changed the same the base stays, so that the save asks [ML-06]. Taking the same again changes nothing.
 */
export const takeFields = <Values extends object>(
  { base, values }: FormFields<Values>,
  { now, attempts = [], focused = null }: Theirs<Values>,
): FormFields<Values> => {
  const laid = layOver({ opened: sinceAttempts<object>(base, attempts, now) as Values, values }, now)
  const held = (Object.keys(values) as (keyof Values & string)[]).filter(field => field === focused || isHalfTyped(values[field]))
  const of = (from: Values) => Object.fromEntries(held.map(field => [field, from[field]]))
  return { base: { ...laid.base, ...of(base) }, values: { ...laid.values, ...of(values) } }
}
