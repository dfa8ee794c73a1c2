import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TableSort } from '@/shared/tableView'
import { ACTIONS, GridHead } from '@/ui/grid/GridHead'
import { PHONE } from '@/ui/useMediaQuery'
import { matchMedia } from '@test/ui/layout'

beforeEach(() => matchMedia())

const columns = [
  { key: 'nombre', title: 'Nombre' },
  { key: 'precio', title: 'Precio', numeric: true },
  { key: 'imagen', title: 'Imagen', unsorted: true },
  ACTIONS,
]
const show = (sort?: TableSort) => {
  const onSort = jest.fn()
  render(
    <table>
      <GridHead columns={columns} {...(sort && { sort, onSort })} />
    </table>,
  )
  return onSort
}
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('names the columns, that of the buttons for those who hear it', () => {
  show()
  expect(titles()).toEqual(['Nombre', 'Precio', 'Imagen', 'Acciones'])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('sorts by a column that can be sorted by, and says by which it is [TB-04]', async () => {
  const onSort = show({ column: 'precio', descending: true })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Nombre', 'Precio'])
  expect(screen.getByRole('columnheader', { name: 'Precio' })).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'Nombre' })).not.toHaveAttribute('aria-sort')
  await userEvent.click(screen.getByRole('button', { name: 'Nombre' }))
  expect(onSort).toHaveBeenCalledWith('nombre')
})

it('is no stop of Tab on a phone, which hides its buttons [TB-04]', async () => {
  matchMedia(PHONE)
  show({ column: 'precio', descending: true })
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  matchMedia()
  show({ column: 'precio', descending: true })
  await userEvent.tab()
  expect(screen.getAllByRole('button', { name: 'Nombre' })[1]).toHaveFocus()
})
