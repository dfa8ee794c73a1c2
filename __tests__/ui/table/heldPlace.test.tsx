import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { initialView } from '@/shared/tableView'
import { ListPage, type Column } from '@/ui/page/ListPage'
import type { Row } from '@/ui/table/model/row'
import type { RowChanges } from '@/ui/table/types'
import { layOut } from '@test/ui/layout'

beforeAll(() => layOut({ height: 360 }))

type NamedRow = Row & { nombre: string }
const columns: Column[] = [{ key: 'nombre', title: 'Nombre', text: row => (row as NamedRow).nombre }]
const named = (id: number): NamedRow => ({ id, nombre: `Fila ${String(id).padStart(3, '0')}` })
const every = (step: number) => Array.from({ length: 300 }, (_, at) => named((at + 1) * step))

const onOpen = jest.fn()
const page = { title: 'Filas', breadcrumbs: [], columns, onOpen }

const Page = ({ rows, changes }: { rows: readonly NamedRow[]; changes?: RowChanges | undefined }) => {
  const [view, setView] = useState({ ...initialView, sort: { column: 'nombre', descending: false } })
  return <ListPage {...page} rows={rows} changes={changes} view={view} onViewChange={setView} />
}

// eslint-disable-next-line testing-library/no-node-access -- the tests are about the focused element
const focusedElement = () => document.activeElement
// eslint-disable-next-line testing-library/no-node-access -- the element that scrolls has no role
const scrollerOf = (grid: HTMLElement) => grid.closest<HTMLElement>('[data-focus-home]') ?? grid

const opened = (rows: readonly NamedRow[]) => {
  const { rerender } = render(<Page rows={rows} />)
  const grid = screen.getByRole('grid')
  return {
    user: userEvent.setup(),
    show: (next: readonly NamedRow[], changes?: RowChanges) => rerender(<Page rows={next} changes={changes} />),
    scroller: scrollerOf(grid),
    focused: () => focusedElement()?.textContent,
  }
}
const without = (rows: readonly NamedRow[], ...ids: number[]) => rows.filter(({ id }) => !ids.includes(Number(id)))

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

  it('stay grey, "Eliminado", with the focus until it moves, where others deleted them [SY-02]', async () => {
    const rows = every(10)
    const { user, show, focused } = opened(rows)
    await user.tab()
    while (!focused()?.startsWith('Fila')) await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const element = focusedElement()
    show([...without(rows, 20, 30), named(5)], { 20: 'Eliminado', 30: 'Eliminado' })
    expect(focused()).toBe('Fila 030 Eliminado')
    expect(focusedElement()).toBe(element)
    expect(screen.getByText('299 elementos')).toBeInTheDocument()
    show([...without(rows, 20, 30), named(5), named(7)], {})
    expect(focused()).toBe('Fila 030 Eliminado')
    await user.keyboard('{Enter}')
    expect(onOpen).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Fila 040')
    expect(screen.queryByText('Eliminado')).toBeNull()
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Fila 010')
  })

  it('stay with the focus where they are the last, or the only ones, and come back where the record does [SY-02]', async () => {
    const { user, show, focused } = opened([named(1), named(2)])
    await user.tab()
    while (!focused()?.startsWith('Fila')) await user.tab()
    await user.keyboard('{End}')
    show([named(1)], { 2: 'Eliminado' })
    expect(focused()).toBe('Fila 002 Eliminado')
    show([named(1), named(2)], {})
    expect(focused()).toBe('Fila 002')
    show([], { 1: 'Eliminado', 2: 'Eliminado' })
    expect(focused()).toBe('Fila 002 Eliminado')
    await user.tab()
    expect(screen.queryByText('Fila 002')).toBeNull()
  })

  it('keep their places while they are marked, and then go where they sort, without the scroll or the focus [SY-02, SY-03]', async () => {
    const rows = every(10)
    const { user, show, focused, scroller } = opened(rows)
    const names = () => screen.getAllByRole('row').map(row => row.textContent)
    await user.tab()
    while (!focused()?.startsWith('Fila')) await user.tab()
    const renamed = rows.map(row => (row.id === 20 ? { ...row, nombre: 'Fila 999' } : row))
    show(renamed, { 20: 'Cambiado' })
    expect(names().slice(1, 4)).toEqual(['Fila 010', 'Fila 999 Cambiado', 'Fila 030'])
    show([...renamed, named(15)], { 20: 'Cambiado', 15: 'Nuevo' })
    expect(names().slice(1, 5)).toEqual(['Fila 010', 'Fila 999 Cambiado', 'Fila 015 Nuevo', 'Fila 030'])
    await user.keyboard('{ArrowDown}')
    show([...renamed, named(15)], {})
    expect(names().slice(1, 4)).toEqual(['Fila 010', 'Fila 015', 'Fila 030'])
    expect(focused()).toBe('Fila 999')
    expect(scroller.scrollTop).toBe(0)
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Fila 990')
  })

  it('go where they sort at once where the user sorts [SY-02]', async () => {
    const rows = [named(10), named(20), named(30)]
    const { user, show } = opened(rows)
    const names = () => screen.getAllByRole('row').map(row => row.textContent)
    show([named(10), { ...named(20), nombre: 'Fila 999' }, named(30)], { 20: 'Cambiado' })
    await user.click(screen.getByRole('button', { name: /Nombre/ }))
    expect(names().slice(1)).toEqual(['Fila 999 Cambiado', 'Fila 030', 'Fila 010'])
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
