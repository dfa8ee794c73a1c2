import { screen, within } from '@testing-library/react'
import { Button } from '@/ui/buttons/Button'
import { FieldsTable } from '@/features/informes/FieldsTable'
import { TextField } from '@/ui/fields/TextField'
import { violations } from '@test/ui/violations'
import { renderPage } from '@test/ui/renderPage'

const field = (label: string) => <TextField label={label} value="es" onChange={() => undefined} />

it('is a table whose rows are filled in, each with its button [IN-01]', async () => {
  renderPage(
    <FieldsTable
      label="Informes"
      columns={['Informe', 'Idioma', 'País']}
      actionTitle="Exportar"
      rows={[
        { name: 'Productos Acabados', fields: [field('Idioma'), field('País')], action: <Button>Exportar</Button> },
        { name: 'Productos Genéricos', fields: [field('Idioma'), null], action: <Button>Exportar</Button> },
      ]}
    />,
  )
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Informe', 'Idioma', 'País', 'Exportar'])
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
  expect(row('Acabados').getByRole('textbox', { name: 'País' })).toBeVisible()
  expect(row('Genéricos').queryByRole('textbox', { name: 'País' })).not.toBeInTheDocument()
  expect(row('Genéricos').getByRole('button', { name: 'Exportar' })).toBeVisible()
  expect(await violations()).toEqual([])
})
