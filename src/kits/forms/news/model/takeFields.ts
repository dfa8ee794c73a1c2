import { mergeEdited, rebased, sinceAttempts } from '@/store/merge/merge'

export interface FormFields<Values> {
  /** Values that the save compares with. */
  base: Values
  /** Values in the fields. */
  values: Values
}

interface Theirs<Values> {
  /** Values of the record as it is by now. */
  now: Values
  /** Values that this form itself has sent, answered or not. */
  attempts?: readonly Partial<Values>[]
  /** Field that has the focus: it keeps what it holds until it is left. */
  focused?: string | null
}

/** Number field whose text is no number yet holds NaN; its value is kept, because values are compared as JSON, which has no NaN. */
const isHalfTyped = (value: unknown): boolean => Number.isNaN(value)

/**
 * Takes what others have saved into a form, by field and language [SY-04]. Fields that were not edited become theirs. Edited ones keep the
 * edit, and where both have changed the same the base stays, so that the save asks [ML-06]. A list whose order both have changed stays as it
 * is, with its base. Taking the same again changes nothing.
 */
export const takeFields = <Values extends object>(
  { base, values }: FormFields<Values>,
  { now, attempts = [], focused = null }: Theirs<Values>,
): FormFields<Values> => {
  const opened = sinceAttempts<object>(base, attempts, now) as Values
  const { merged, clashes } = mergeEdited(opened, values, now)
  const fields = Object.keys(values) as (keyof Values & string)[]
  const isContested = (field: string) => clashes.some(clash => clash.field === field)
  const isHeld = (field: keyof Values & string) =>
    field === focused || isHalfTyped(values[field]) || (isContested(field) && Array.isArray(values[field]))
  const of = (from: Values, isIt: (field: keyof Values & string) => boolean) =>
    Object.fromEntries(fields.filter(isIt).map(field => [field, from[field]]))
  return {
    base: { ...now, ...of(rebased(opened, values, now), isContested), ...of(base, isHeld) },
    values: { ...merged, ...of(values, isHeld) },
  }
}
