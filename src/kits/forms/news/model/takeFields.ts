import { mergeEdited, rebased, sinceAttempts } from '@/store/merge/merge'

export interface FormFields<Values> {
  /** Values that the save compares with. */
  base: Values
  /** Values in the fields. */
  values: Values
}

interface SavedFields<Values> {
  /** Current values of the record. */
  now: Values
  /** Values that this form has sent, with or without a response. */
  attempts?: readonly Partial<Values>[]
  /** Field with the focus: it keeps its value until it loses the focus. */
  focused?: string | null
}

/** True for the NaN of a number field whose text is no number yet. Such a field is kept: values are compared as JSON, which has no NaN. */
const isHalfTyped = (value: unknown): boolean => Number.isNaN(value)

/**
 * Takes saved values of other users into a form, by field and language [SY-04]. Unedited fields get the saved values. Edited fields keep the
 * edit; a field that both sides have changed also keeps its base, so that the save asks [ML-06]. A list whose order both have changed keeps
 * its value and base. The operation is idempotent.
 */
export const takeFields = <Values extends object>(
  { base, values }: FormFields<Values>,
  { now, attempts = [], focused = null }: SavedFields<Values>,
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
