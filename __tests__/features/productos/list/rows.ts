import { screen, within } from '@testing-library/react'

/** Texts of the links of all rows, from top to bottom. */
export const rows = () =>
  screen
    .getAllByRole('row')
    .flatMap(row => within(row).queryAllByRole('link'))
    .map(({ textContent }) => textContent)

/** Texts of the options that are offered. */
export const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
