import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { initialView, type TableView } from '@/shared/tableView'
import { ListPage, type ActionsOf, type Column } from '@/ui/page/ListPage'
import { PHONE } from '@/ui/useMediaQuery'
import { layOut, matchMedia } from '@test/ui/layout'
import { renderPage } from '@test/ui/renderPage'
import { textColumns, type TextRow } from '@test/support/textRows'

/** Columns with these titles for the texts of a record, in order. */
const titled = (...columns: (Partial<Column<TextRow>> & { title: string })[]): readonly Column<TextRow>[] => {
  const texts = textColumns(columns.length)
  return columns.map((column, at) => ({ ...(texts[at] as Column<TextRow>), ...column }))
}
const ONE = titled({ title: 'Valor' })
/** Default sort of a list. */
const FIRST = { column: 'c0', descending: false }
const edited = jest.fn()
const deleted = jest.fn()
const opened = jest.fn()
const viewed = jest.fn()

const rowsOf = (...lines: (string | string[])[]): TextRow[] =>
  lines.map((line, id) => ({ id, fields: typeof line === 'string' ? [line] : line }))
const looked = jest.fn()
const actionsOf: ActionsOf = ({ id }) => {
  looked(id)
  return [
    { label: 'Editar', icon: 'pencil', onAction: () => edited(id) },
    { label: 'Eliminar', icon: 'trash', tone: 'danger', onAction: () => deleted(id) },
  ]
}
const many = (count: number) => rowsOf(...Array.from({ length: count }, (_, index) => `Fila ${index}`))

interface Options {
  rows: readonly TextRow[] | null
  columns?: readonly Column<TextRow>[]
  view?: Partial<TableView>
  focusOn?: number
  retry?: () => void
  actionCount?: number
}

const List = ({ rows, columns = ONE, view: start, focusOn, retry, actionCount }: Options) => {
  const [view, setView] = useState({ ...initialView, ...start })
  return (
    <ListPage
      title="Magnitudes"
      breadcrumbs={[{ label: 'Maestras' }, { label: 'Magnitudes' }]}
      whyEmpty={view.term === '' ? undefined : 'Ninguna magnitud cumple la búsqueda.'}
      columns={columns}
      rows={rows}
      view={view}
      onViewChange={changed => {
        viewed(changed)
        setView(changed)
      }}
      onOpen={id => void opened(id)}
      actionsOf={actionsOf}
      {...(actionCount !== undefined && { actionCount })}
      addLabel="Añadir magnitud"
      onAdd={() => undefined}
      {...(focusOn !== undefined && { focusOn })}
      retry={retry}
    />
  )
}
const show = (options: Options) => renderPage(<List {...options} />)

const grid = () => screen.getByRole('grid', { name: 'Magnitudes' })
const dataRows = () =>
  within(grid())
    .getAllByRole('row')
    .filter(row => row.hasAttribute('data-index'))
const names = () => dataRows().map(row => within(row).getAllByRole('gridcell')[0]?.textContent)
const rowNamed = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}( |$)`) })
// eslint-disable-next-line testing-library/no-node-access -- the scrolling element has no role
const scroller = () => grid().parentElement ?? document.body
const search = () => screen.getByRole('searchbox', { name: 'Buscar en la tabla' })
const count = () => screen.getByRole('status').textContent

beforeEach(() => {
  jest.clearAllMocks()
  layOut({ height: 436 })
  matchMedia()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('says of a list that could not be loaded that it was not, without a count, and loads it again [MA-12, ER-05]', async () => {
  const retry = jest.fn()
  const { user } = show({ rows: [], retry, view: { term: 'zinc' } })
  expect(screen.getByText('No se ha podido cargar la lista')).toBeVisible()
  expect(screen.queryByText(/elementos|cumple/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it.each([
  ['while the rows load', { rows: null, actionCount: 2 }],
  ['when no row is found', { rows: rowsOf('g', 'kg'), view: { term: 'qqqqq' } }],
])('has the column of the buttons, as wide as with rows, %s [TB-01, TB-08]', (_when, options) => {
  show(options)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Valor', 'Acciones'])
  // eslint-disable-next-line testing-library/no-node-access -- the row that gives the columns their widths is hidden
  expect(grid().querySelector('.sizer .buttons')).toHaveStyle({ '--buttons': '2' })
})

describe('a row without a name', () => {
  const columns = titled({ title: 'Código' }, { title: 'Nombre', main: true, code: ({ fields }) => fields[0] ?? '' })
  const rows: TextRow[] = [
    { id: 7, fields: ['EN-7', ''] },
    { id: 8, fields: ['', ''] },
  ]

  it('is called by its code, else by its number, in its link and its buttons [TB-11]', () => {
    show({ rows, columns })
    expect(rowNamed('EN-7')).toHaveTextContent('EN-7EN-7')
    expect(screen.getByRole('button', { name: 'Eliminar EN-7' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Editar Sin nombre (8)' })).toBeVisible()
  })

  it('is named by its cells and its actions once, whose buttons keep their own names [TB-11]', () => {
    show({ rows, columns })
    expect(screen.getByRole('row', { name: 'EN-7 EN-7 Acciones de EN-7' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Editar EN-7' })).toBeVisible()
  })

  it('keeps its name where the column of codes is hidden [LS-03]', () => {
    show({ rows, columns, view: { columns: ['c1'] } })
    expect(screen.getByRole('button', { name: 'Editar EN-7' })).toBeVisible()
  })
})

describe('searching', () => {
  it('leaves the rows that hold every word, and says how many of how many [TB-02, TB-10]', async () => {
    const { user } = show({ rows: rowsOf('Zinc foliar', 'Zinc', 'Nitrógeno foliar', 'Boro') })
    expect(count()).toBe('4 elementos')
    await user.type(search(), 'FOLIAR zi')
    expect(names()).toEqual(['Zinc foliar'])
    expect(count()).toBe('1 de 4 elementos')
  })

  it('finds across fields, accents or not, also what a column does not show whole [TB-02, TB-06, TB-12]', async () => {
    const long = 'Formulado con aminoácidos libres'
    const { user } = show({ rows: rowsOf(['P₂O₅', long], ['K₂O', 'x']), columns: titled({ title: 'Nombre' }, { title: 'Descripción' }) })
    await user.type(search(), 'p2o5 aminoacidos libres')
    expect(names()).toEqual(['P₂O₅'])
  })

  it('starts with the remembered term, and reports what is typed from the top of the list [TB-03]', async () => {
    const { user } = show({ rows: rowsOf('kg', 'g', 'L'), view: { term: 'g', scroll: 0 } })
    expect(search()).toHaveValue('g')
    expect(names()).toEqual(['g', 'kg'])
    await user.type(search(), 'k', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(viewed).toHaveBeenLastCalledWith({ ...initialView, sort: FIRST, term: 'kg' })
  })

  it('says that there is nothing, and clears a search that finds nothing, which then has the focus [TB-08, FR-10]', async () => {
    const { user } = show({ rows: rowsOf('kg', 'g'), view: { term: 'zzz' } })
    expect(screen.getByText('No hay elementos que mostrar en la tabla')).toBeVisible()
    expect(screen.getByText('Ninguna magnitud cumple la búsqueda.')).toBeVisible()
    expect(count()).toBe('0 de 2 elementos')
    await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))
    expect(names()).toEqual(['g', 'kg'])
    expect(search()).toHaveValue('')
    await waitFor(() => expect(search()).toHaveFocus())
  })

  it('offers no clearing where nothing was searched [TB-08]', () => {
    show({ rows: [] })
    expect(screen.getByText('No hay elementos que mostrar en la tabla')).toBeVisible()
    expect(screen.queryByText(/cumple/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Borrar la búsqueda' })).not.toBeInTheDocument()
    expect(count()).toBe('0 elementos')
  })
})

describe('sorting', () => {
  const columns = titled({ title: 'Código' }, { title: 'Nombre' })
  const rows = rowsOf(['10', 'Ácido'], ['2', 'Boro'], ['1', 'Acido'])

  it('is by the first column ascending at first, numbers by value; a click turns it round [TB-04, TB-09]', async () => {
    const { user } = show({ rows, columns })
    expect(names()).toEqual(['1', '2', '10'])
    expect(screen.getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('button', { name: 'Código' }))
    expect(names()).toEqual(['10', '2', '1'])
    expect(screen.getByRole('columnheader', { name: 'Código' })).toHaveAttribute('aria-sort', 'descending')
  })

  it('goes to another column ascending, and only that one says so [TB-04]', async () => {
    const { user } = show({ rows, columns, view: { sort: { column: 'c0', descending: true } } })
    await user.click(screen.getByRole('button', { name: 'Nombre' }))
    expect(names()).toEqual(['1', '10', '2'])
    expect(screen.getByRole('columnheader', { name: 'Código' })).not.toHaveAttribute('aria-sort')
    await user.click(screen.getByRole('button', { name: 'Nombre' }))
    expect(names()).toEqual(['2', '10', '1'])
  })

  it('is by value in a column of numbers, below zero too [TB-09]', async () => {
    const { user } = show({
      rows: rowsOf(['Boro', '0'], ['Zinc', '-5'], ['Cobre', '20'], ['Hierro', '-10']),
      columns: titled({ title: 'Nombre' }, { title: 'Prioridad', numeric: true }),
    })
    await user.click(screen.getByRole('button', { name: 'Prioridad' }))
    expect(names()).toEqual(['Hierro', 'Zinc', 'Boro', 'Cobre'])
  })

  it('is in a menu on a phone, which says the direction [TB-04]', async () => {
    matchMedia(PHONE)
    const { user } = show({ rows, columns })
    await user.click(screen.getByRole('button', { name: 'Ordenar' }))
    expect(await screen.findByRole('menuitem', { name: /Código/ })).toHaveTextContent('ascendente')
    await user.click(screen.getByRole('menuitem', { name: /Código/ }))
    expect(viewed).toHaveBeenLastCalledWith({ ...initialView, sort: { column: 'c0', descending: true } })
  })
})

describe('cells', () => {
  it('shows 23 characters and "..." of a long text, the whole of it on the cell, and all of it where truncation is off [TB-06]', () => {
    const long = 'abcdefghijklmnopqrstuvwxyz'
    show({ rows: rowsOf([long, long, 'corto']), columns: titled({ title: 'A' }, { title: 'B', truncate: false }, { title: 'C' }) })
    const [first, second, third] = within(screen.getByRole('row', { name: /^abc/ })).getAllByRole('gridcell')
    expect(first).toHaveTextContent(/^abcdefghijklmnopqrstuvw\.\.\.$/)
    expect(first).toHaveAttribute('title', long)
    expect(second).toHaveTextContent(long)
    expect(third).not.toHaveAttribute('title')
  })

  it('shows an address as an image that loads when it comes into sight, with nothing to read aloud [TB-07]', () => {
    show({ rows: rowsOf(['https://x.test/a.png', 'Zinc']), columns: titled({ title: 'Imagen', image: true }, { title: 'Nombre' }) })
    const image = within(rowNamed('Zinc')).getByRole('presentation')
    expect(image).toHaveAttribute('src', 'https://x.test/a.png')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(rowNamed('Zinc')).not.toHaveTextContent('https')
  })

  it('shows markup as the text that it is', () => {
    show({ rows: rowsOf('<b>x</b>') })
    expect(names()).toEqual(['<b>x</b>'])
  })
})

describe('rows', () => {
  it('open on a click, but not on a click on their buttons [TB-01, TB-11]', async () => {
    const { user } = show({ rows: rowsOf('kg', 'g') })
    await user.click(rowNamed('kg'))
    expect(opened.mock.calls).toEqual([[0]])
    await user.click(screen.getByRole('button', { name: 'Eliminar g' }))
    expect(deleted.mock.calls).toEqual([[1]])
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('are reached by Tab, walked by arrows, Home, End and page keys, and opened by Enter [TB-11]', async () => {
    const { user } = show({ rows: many(100) })
    await user.click(search())
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Valor' })).toHaveFocus()
    await user.tab()
    expect(rowNamed('Fila 0')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(rowNamed('Fila 1')).toHaveFocus()
    await user.keyboard('{PageDown}')
    expect(rowNamed('Fila 12')).toHaveFocus()
    await user.keyboard('{End}')
    expect(rowNamed('Fila 99')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(rowNamed('Fila 99')).toHaveFocus()
    await user.keyboard('{PageUp}{Home}{ArrowUp}')
    expect(rowNamed('Fila 0')).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(opened.mock.calls).toEqual([[1]])
  })

  it('let Tab go on to the actions of the row with focus, and only to those [TB-11]', async () => {
    const { user } = show({ rows: rowsOf('g', 'kg') })
    act(() => rowNamed('g').focus())
    await user.tab()
    expect(screen.getByRole('button', { name: 'Editar g' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(edited.mock.calls).toEqual([[0]])
    expect(opened).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}')
    expect(rowNamed('kg')).toHaveFocus()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Eliminar kg' })).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  it('fold their actions into one menu on a phone [TB-01, TB-11]', async () => {
    matchMedia(PHONE)
    const { user } = show({ rows: rowsOf('g', 'kg') })
    expect(screen.queryByRole('button', { name: 'Editar kg' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Acciones de kg' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
    expect(deleted.mock.calls).toEqual([[1]])
    expect(opened).not.toHaveBeenCalled()
  })

  it('take the focus once as one comes back, and leave it to who goes on from there [TB-05, TB-11]', async () => {
    const { user } = show({ rows: rowsOf('Boro', 'Cinc', 'Zinc'), focusOn: 0 })
    expect(dataRows()[0]).toHaveFocus()
    await user.type(screen.getByRole('searchbox'), 'inc')
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('inc')
  })

  it('keep the focus in the list when the row with it goes [TB-11]', async () => {
    const { user, rerenderPage } = show({ rows: rowsOf('g', 'kg', 'L') })
    await user.click(screen.getByRole('button', { name: 'Eliminar kg' }))
    rerenderPage(<List rows={rowsOf('g', 'L')} />)
    expect(screen.getByRole('button', { name: 'Eliminar L' })).toHaveFocus()
  })
})

describe('ten thousand rows and more', () => {
  it('are counted, and only those in sight are in the document [TB-10]', () => {
    show({ rows: many(50_000) })
    expect(count()).toBe('50000 elementos')
    expect(grid()).toHaveAttribute('aria-rowcount', '50001')
    expect(dataRows().length).toBeLessThan(30)
    expect(dataRows()[0]).toHaveAttribute('aria-rowindex', '2')
    // eslint-disable-next-line testing-library/no-node-access -- counts nodes
    expect(document.querySelectorAll('*').length).toBeLessThan(800)
    expect(new Set(looked.mock.calls.flat()).size).toBeLessThan(30)
  })

  it('come into the document where one scrolls, and the row that Tab reaches stays in it [TB-10, TB-11]', () => {
    show({ rows: many(50_000) })
    scroller().scrollTop = 36_000
    fireEvent.scroll(scroller())
    expect(names()).toContain('Fila 1000')
    expect(names()[0]).toBe('Fila 0')
    expect(names()).not.toContain('Fila 500')
  })
})

describe('the scroll position', () => {
  it('is restored from what the page remembers [TB-05]', () => {
    show({ rows: many(1000), view: { scroll: 3600 } })
    expect(scroller().scrollTop).toBe(3600)
    expect(names()).toContain('Fila 100')
  })

  it('waits for the rows that it belongs to [TB-05]', () => {
    const { rerenderPage } = show({ rows: null, view: { scroll: 3600 } })
    rerenderPage(<List rows={many(1000)} view={{ scroll: 3600 }} />)
    expect(names()).toContain('Fila 100')
  })

  it('is reported once one rests, and at the latest when the list goes away [TB-05]', () => {
    jest.useFakeTimers()
    const { unmount } = show({ rows: many(1000) })
    const scrollTo = (top: number) => {
      scroller().scrollTop = top
      fireEvent.scroll(scroller())
    }
    scrollTo(100)
    scrollTo(720)
    expect(viewed).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1000))
    expect(viewed.mock.calls).toEqual([[{ ...initialView, sort: FIRST, scroll: 720 }]])
    scrollTo(900)
    unmount()
    expect(viewed).toHaveBeenLastCalledWith({ ...initialView, sort: FIRST, scroll: 900 })
  })

  it('goes back to the top when the order changes [TB-04, TB-05]', async () => {
    const { user } = show({ rows: many(1000), view: { scroll: 3600 } })
    await user.click(screen.getByRole('button', { name: 'Valor' }))
    expect(scroller().scrollTop).toBe(0)
  })

  it.each([
    ['a row comes', ONE, 1001],
    // Columns of images are not sortable: the list is sorted by the other column.
    ['its page is made anew', titled({ title: 'Imagen', image: true }, { title: 'Valor' }), 1000],
  ])('stays where one has just scrolled to when %s [TB-05]', (_what, columns, count) => {
    jest.useFakeTimers()
    const { rerenderPage } = show({ rows: many(1000), columns })
    scroller().scrollTop = 720
    fireEvent.scroll(scroller())
    rerenderPage(<List rows={many(count)} columns={columns} />)
    expect(scroller().scrollTop).toBe(720)
    expect(viewed).not.toHaveBeenCalled()
  })
})

describe('loading', () => {
  it('says so where the count will stand, and draws rows in grey only when it takes long', () => {
    jest.useFakeTimers()
    show({ rows: null })
    expect(count()).toBe('Cargando ...')
    expect(grid()).toHaveAttribute('aria-busy', 'true')
    const lines = () => within(grid()).getAllByRole('row', { hidden: true }).length
    // The head, and the row that gives the columns their widths.
    expect(lines()).toBe(2)
    act(() => jest.advanceTimersByTime(250))
    expect(lines()).toBeGreaterThan(3)
    expect(screen.queryByText('No hay elementos que mostrar en la tabla')).not.toBeInTheDocument()
  })
})
