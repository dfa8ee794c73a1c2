import { screen, within } from '@testing-library/react'

/** Queries of the panel "Historial". */
export const panel = () => within(screen.getByRole('complementary', { name: 'Historial' }))
