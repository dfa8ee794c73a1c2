import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { initialView } from '@/shared/tableView'
import { ListPage, type Column } from '@/ui/page/ListPage'
import type { Row } from '@/ui/table/model/row'
import { layOut } from '@test/ui/layout'

beforeAll(() => layOut({ height: 360 }))

type Named = Row & { nombre: string }
const columns: Column[] = [{ key: 'nombre', title: 'Nombre', text: row => (row as Named).nombre }]
const named = (id: number): Named => ({ id, nombre: `Fila ${String(id).padStart(3, '0')}` })
const every = (step: number) => Array.from({ length: 300 }, (_, at) => named((at + 1) * step))

const page = { title: 'Filas', breadcrumbs: [], columns, onOpen: () => undefined }

const Page = ({ rows }: { rows: readonly Named[] }) => {
  const [view, setView] = useState({ ...initialView, sort: { column: 'nombre', descending: false } })
  return <ListPage {...page} rows={rows} view={view} onViewChange={setView} />
}

// eslint-disable-next-line testing-library/no-node-access -- which row has the focus, and in which element, is the point
const focusedElement = () => document.activeElement
// eslint-disable-next-line testing-library/no-node-access -- the element that scrolls has no role
const scrollerOf = (grid: HTMLElement) => grid.closest<HTMLElement>('[data-focus-home]') ?? grid

const opened = (rows: readonly Named[]) => {
  const { rerender } = render(<Page rows={rows} />)
  const grid = screen.getByRole('grid')
  return {
    user: userEvent.setup(),
    show: (next: readonly Named[]) => rerender(<Page rows={next} />),
    scroller: scrollerOf(grid),
    focused: () => focusedElement()?.textContent,
  }
}
const without = (rows: readonly Named[], ...ids: number[]) => rows.filter(({ id }) => !ids.includes(Number(id)))

describe('rows that others add and delete', () => {
  it('leave the focus at its record, in the same element [SY-02]', async () => {
    const rows = every(10)
    const { user, show, focused } = opened(rows)
    await user.tab()
    while (!focused()?.startsWith('Fila')) await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('Fila 040')
    const element = focusedElement()
    show([...rows, named(1), named(25)])
    expect(focused()).toBe('Fila 040')
    expect(focusedElement()).toBe(element)
    show(without([...rows, named(25)], 10, 20))
    expect(focused()).toBe('Fila 040')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Fila 030')
  })

  it('leave the focus at the next record where its own is deleted [SY-02]', async () => {
    const rows = every(10)
    const { user, show, focused } = opened(rows)
    await user.tab()
    while (!focused()?.startsWith('Fila')) await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    show([...without(rows, 30), named(5)])
    expect(focused()).toBe('Fila 040')
  })

  it('leave what is in sight where it is [SY-02]', () => {
    const rows = every(10)
    const { show, scroller } = opened(rows)
    const row = 36
    scroller.scrollTop = 100 * row
    act(() => void scroller.dispatchEvent(new Event('scroll')))
    show([...rows, named(1), named(2), named(3)])
    expect(scroller.scrollTop).toBe(103 * row)
    show(without(rows, 10, 20))
    expect(scroller.scrollTop).toBe(98 * row)
    show([...without(rows, 10, 20), named(2_990 + 5)])
    expect(scroller.scrollTop).toBe(98 * row)
  })

  it('say so at their names, in the row of their record alone [SY-03]', () => {
    const rows = every(10)
    render(<ListPage {...page} rows={rows} changes={{ 20: 'Cambiado' }} view={initialView} onViewChange={() => undefined} />)
    expect(screen.getByRole('gridcell', { name: 'Fila 020 Cambiado' })).toBeInTheDocument()
    expect(screen.getByRole('gridcell', { name: 'Fila 010' })).toBeInTheDocument()
  })

  it('scroll nothing at the top of the list [SY-02]', () => {
    const rows = every(10)
    const { show, scroller } = opened(rows)
    show([...rows, named(1)])
    expect(scroller.scrollTop).toBe(0)
  })
})
