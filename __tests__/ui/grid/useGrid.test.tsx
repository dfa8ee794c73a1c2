import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment, useRef, type KeyboardEvent } from 'react'
import { GridHead } from '@/ui/grid/GridHead'
import { rowIn } from '@/ui/grid/rowIn'
import { Spacer } from '@/ui/grid/Spacer'
import { useGrid } from '@/ui/grid/useGrid'
import { useRovingRow } from '@/ui/grid/useRovingRow'
import { layOut } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

const ROW = 36
/** Height of the table head. */
const HEAD = ROW

interface ListProps {
  count: number
  initialScroll?: number
  titles?: readonly number[]
  stacked?: boolean
}

const List = ({ count, initialScroll, titles, stacked = false }: ListProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const { active, setActive, follow } = useRovingRow(count)
  const { items, end, focusRow, pageSize } = useGrid({
    count,
    scroller: () => scroller.current,
    estimate: () => ROW,
    overscan: 2,
    kept: active,
    titles,
    stacked,
    initialScroll,
  })
  const followKey = (event: KeyboardEvent) => {
    const from = rowIn(event)
    const to = from === null ? null : follow(event, from, pageSize())
    if (to !== null) focusRow(to)
  }
  return (
    <>
      <button type="button" onClick={() => focusRow(500, '[data-index="500"] button')}>
        Ir al botón 500
      </button>
      <div ref={scroller} data-testid="scroller">
        <table role="grid" aria-label="Filas" onKeyDown={followKey} onFocus={event => setActive(rowIn(event) ?? active)}>
          <GridHead columns={[{ key: 'name', title: 'Nombre' }]} />
          <tbody role="rowgroup">
            {items.map(({ index, gap }) => (
              <Fragment key={index}>
                {gap > 0 && <Spacer height={gap} />}
                <tr role="row" data-index={index} tabIndex={index === active ? 0 : -1}>
                  <td role="gridcell">
                    <button type="button" tabIndex={-1}>
                      Fila {index}
                    </button>
                  </td>
                </tr>
              </Fragment>
            ))}
            {end > 0 && <Spacer height={end} />}
          </tbody>
        </table>
      </div>
    </>
  )
}

const rows = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1)
const indexes = () => rows().map(row => Number(row.dataset['index']))
const row = (index: number) => screen.getByRole('row', { name: `Fila ${index}` })
const scroller = () => screen.getByTestId('scroller')
const scrollTo = (top: number) => {
  scroller().scrollTop = top
  fireEvent.scroll(scroller())
}
/** Heights of the spacers of omitted rows, in order. */
const gaps = () =>
  // eslint-disable-next-line testing-library/no-node-access -- spacers have no role
  [...scroller().querySelectorAll<HTMLElement>('[aria-hidden] > td')].map(({ style }) => parseFloat(style.height))
const settled = () => act(() => new Promise<void>(resolve => setTimeout(resolve, 30)))

beforeEach(() => layOut({ height: 10 * ROW + HEAD }))
afterEach(() => jest.restoreAllMocks())

it('mounts the rows in sight alone; spacers are as high as the others [TB-10]', () => {
  render(<List count={1000} />)
  expect(indexes()[0]).toBe(0)
  expect(rows().length).toBeLessThan(40)
  expect(gaps()).toEqual([(1000 - rows().length) * ROW])
  scrollTo(500 * ROW)
  expect(gaps().reduce((sum, height) => sum + height, 0)).toBe((1000 - rows().length) * ROW)
})

it('begins where it was left [TB-05]', () => {
  render(<List count={1000} initialScroll={300 * ROW} />)
  expect(indexes()).toContain(300)
  expect(indexes()).not.toContain(100)
})

it('keeps the row that Tab reaches mounted, and the title of what is read [TB-11]', async () => {
  const user = userEvent.setup()
  render(<List count={1000} titles={[0, 400, 800]} />)
  await user.click(screen.getByRole('button', { name: 'Fila 3' }))
  scrollTo(500 * ROW)
  expect(indexes()).toEqual(expect.arrayContaining([3, 400, 500]))
  expect(indexes()).not.toContain(0)
  expect(indexes()).not.toContain(800)
})

it('is one stop of Tab, whose keys lead from row to row, by pages and to the ends [TB-11]', async () => {
  const user = userEvent.setup()
  render(<List count={1000} />)
  await user.tab()
  await user.tab()
  expect(row(0)).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}')
  expect(row(2)).toHaveFocus()
  await user.keyboard('{PageDown}')
  expect(row(12)).toHaveFocus()
  await user.keyboard('{PageUp}{ArrowUp}')
  expect(row(1)).toHaveFocus()
  await user.keyboard('{End}')
  await settled()
  expect(row(999)).toHaveFocus()
  expect(row(999)).toHaveAttribute('tabindex', '0')
  await user.keyboard('{Home}')
  await settled()
  expect(row(0)).toHaveFocus()
  expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([row(0)])
})

it('has its tab stop on the last row where those below have gone', () => {
  const { rerender } = render(<List count={1000} />)
  fireEvent.focus(row(9))
  rerender(<List count={5} />)
  expect(row(4)).toHaveAttribute('tabindex', '0')
})

it('focuses what was asked for as soon as its row is mounted', async () => {
  const user = userEvent.setup()
  render(<List count={1000} />)
  await user.click(screen.getByRole('button', { name: 'Ir al botón 500' }))
  await settled()
  expect(screen.getByRole('button', { name: 'Fila 500' })).toHaveFocus()
})

it.each([
  [false, 10],
  [true, 11],
])('stacked: %s, has %i rows to a page: then no head stands above them', async (stacked, page) => {
  const user = userEvent.setup()
  render(<List count={1000} stacked={stacked} />)
  act(() => row(0).focus())
  await user.keyboard('{PageDown}')
  expect(row(page)).toHaveFocus()
})

it('is a table to everybody', async () => {
  render(<List count={20} />)
  expect(screen.getByRole('columnheader', { name: 'Nombre' })).toBeVisible()
  expect(await violations()).toEqual([])
})
