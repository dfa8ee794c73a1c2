import type { UserEvent } from '@testing-library/user-event'

/** Types a name into a combobox and selects the first option. */
export const choose = async (user: UserEvent, field: HTMLElement, name: string): Promise<void> => {
  await user.click(field)
  await user.keyboard(`${name}{Enter}`)
  expect(field).toHaveValue(name)
}
