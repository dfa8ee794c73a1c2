import { focusField } from '@/kits/forms/focusField'
import { isSameInput } from '@/store/merge/merge'

/** Focuses the first changed field of a form, or else its first field: work on a recovered draft continues there. */
export const focusChanged = (form: HTMLElement, opened: object, values: object): void => {
  const changed = Object.entries(values).flatMap(([name, value]) =>
    isSameInput(value, (opened as Record<string, unknown>)[name]) ? [] : [name],
  )
  const fields = [...form.querySelectorAll<HTMLElement>(':is(input, select, textarea)[name]:enabled')]
  focusField(fields.find(field => changed.includes(field.getAttribute('name') ?? '')) ?? fields[0] ?? null)
}
