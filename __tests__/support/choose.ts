import type { UserEvent } from '@testing-library/user-event'

/** Writes a name into a field that is searched by typing, and takes what is found first. */
export const choose = async (user: UserEvent, field: HTMLElement, name: string): Promise<void> => {
  await user.click(field)
  await user.keyboard(`${name}{Enter}`)
  expect(field).toHaveValue(name)
}
