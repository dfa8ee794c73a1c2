import { focusField } from '@/kits/forms/focusField'

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** Focuses the first field of a form whose value differs, or else its first one: work on a recovered draft begins there. */
export const focusChanged = (form: HTMLElement, opened: object, values: object): void => {
  const changed = Object.entries(values).flatMap(([name, value]) =>
    differs(value, (opened as Record<string, unknown>)[name]) ? [name] : [],
  )
  const fields = [...form.querySelectorAll<HTMLElement>(':is(input, select, textarea)[name]:enabled')]
  // Masters name their fields by their place in the form: "record.nombre".
  const isChanged = (field: HTMLElement) => changed.some(name => field.getAttribute('name')?.split('.').at(-1) === name)
  focusField(fields.find(isChanged) ?? fields[0] ?? null)
}
