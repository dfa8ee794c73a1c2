import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { AssociationList } from '@/features/productos/edit/cultivos/AssociationList'
import { CountryList } from '@/features/productos/edit/paises/CountryList'
import { ItemText, ItemValue } from '@/features/ensayos/edit/ItemContent'
import { ItemList } from '@/features/ensayos/edit/ItemList'
import { LineTable, Quantity } from '@/features/productos/edit/composicion/LineTable'
import { Thumb } from '@/ui/images/Thumb'
import { UndoNotice } from '@/ui/lists/UndoNotice'
import { PHONE } from '@/ui/useMediaQuery'
import { matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'
import { renderPage } from '@test/ui/renderPage'

const moved = jest.fn()
const edited = jest.fn()

beforeEach(() => {
  jest.clearAllMocks()
  matchMedia()
})

const Result = ({ item: { id } }: { item: { id: number } }) => (
  <>
    <ItemValue value={String(id)} unit="%" />
    <ItemText map={{ fr_FR: 'Producción' }} locale="fr_FR" />
  </>
)

const Results = () => {
  const [values, setValues] = useState(['12.4', '98.6', '5.1'])
  return (
    <ItemList
      label="Resultados"
      noun="resultado"
      empty="No hay resultados"
      items={values.map(value => ({ id: Number(value) }))}
      Content={Result}
      onMove={({ id }, by) => moved(values.indexOf(String(id)), by)}
      onEdit={({ id }) => edited(values.indexOf(String(id)))}
      onRemove={({ id }) => setValues(values.filter(value => value !== String(id)))}
    />
  )
}

describe('a list that a person orders', () => {
  it('has four actions a line, each with a name of its own [TR-05]', async () => {
    const { user } = renderPage(<Results />)
    await user.click(screen.getByRole('button', { name: 'Subir resultado 2' }))
    await user.click(screen.getByRole('button', { name: 'Bajar resultado 2' }))
    await user.click(screen.getByRole('button', { name: 'Editar resultado 3' }))
    expect(moved.mock.calls).toEqual([
      [1, -1],
      [1, 1],
    ])
    expect(edited.mock.calls).toEqual([[2]])
  })

  it('is two stops of Tab a line: its handle and its buttons, with arrows from one button to the next [TR-05]', async () => {
    const { user } = renderPage(<Results />)
    const button = (name: string) => screen.getByRole('button', { name })
    await user.tab()
    expect(button('Arrastrar resultado 1')).toHaveFocus()
    await user.tab()
    expect(button('Subir resultado 1')).toHaveFocus()
    await user.keyboard('{End}')
    expect(button('Eliminar resultado 1')).toHaveFocus()
    await user.tab()
    expect(button('Arrastrar resultado 2')).toHaveFocus()
    await user.tab({ shift: true })
    await user.keyboard('{ArrowLeft}')
    expect(button('Editar resultado 1')).toHaveFocus()
    expect(screen.getByRole('toolbar', { name: 'Acciones de resultado 1' })).toContainElement(button('Mover resultado 1'))
  })

  it('moves nothing above the first or below the last [TR-08]', async () => {
    const { user } = renderPage(<Results />)
    await user.click(screen.getByRole('button', { name: 'Subir resultado 1' }))
    await user.click(screen.getByRole('button', { name: 'Bajar resultado 3' }))
    expect(moved).not.toHaveBeenCalled()
  })

  it.each(['Arrastrar', 'Subir', 'Bajar', 'Mover', 'Editar', 'Eliminar'])(
    'moves by Alt with an arrow from "%s" [TR-08, LS-09]',
    async name => {
      const { user } = renderPage(<Results />)
      screen.getByRole('button', { name: `${name} resultado 2` }).focus()
      await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}')
      expect(moved.mock.calls).toEqual([
        [1, -1],
        [1, 1],
      ])
      expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    },
  )

  it('moves by Alt with an arrow from the line that has taken the focus [TR-08, LS-09]', async () => {
    const { user } = renderPage(<Results />)
    screen.getByRole('button', { name: 'Eliminar resultado 1' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveFocus())
    await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}')
    expect(moved.mock.calls).toEqual([[0, 1]])
  })

  it.each([['Mover resultado 2'], ['Acciones de resultado 2']])(
    'moves by Alt with an arrow from "%s" after its menu was open, and nothing while it is [TR-08, LS-09]',
    async name => {
      if (name.startsWith('Acciones')) matchMedia(PHONE)
      const { user } = renderPage(<Results />)
      act(() => screen.getByRole('button', { name }).focus())
      await user.keyboard('{Enter}')
      await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
      expect(moved).not.toHaveBeenCalled()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
      act(() => screen.getByRole('button', { name }).focus())
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
      expect(moved.mock.calls).toEqual([[1, 1]])
      expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    },
  )

  it('moves by Alt with an arrow from the menu of a phone, which stays closed [TR-08, LS-09]', async () => {
    matchMedia(PHONE)
    const { user } = renderPage(<Results />)
    screen.getByRole('button', { name: 'Acciones de resultado 1' }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(moved.mock.calls).toEqual([[0, 1]])
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('hands the focus to the next line when a line goes, else to the one before, and says when none is left [TR-05]', async () => {
    const { user } = renderPage(<Results />)
    const list = screen.getByRole('list', { name: 'Resultados' })
    const items = () => within(list).getAllByRole('listitem')
    screen.getByRole('button', { name: 'Eliminar resultado 2' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(items()[1]).toHaveFocus())
    expect(items()).toHaveLength(2)
    screen.getByRole('button', { name: 'Eliminar resultado 2' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(items()[0]).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Eliminar resultado 1' }))
    expect(list).toHaveTextContent('No hay resultados')
    await waitFor(() => expect(list).toHaveFocus())
  })

  it('folds the actions into a menu on a phone, without the moves that are none [TR-05]', async () => {
    matchMedia(PHONE)
    const { user } = renderPage(<Results />)
    await user.click(screen.getByRole('button', { name: 'Acciones de resultado 1' }))
    const entries = (await screen.findAllByRole('menuitem')).map(entry => entry.textContent)
    expect(entries).toEqual(['Bajar', 'Al final', 'Editar', 'Eliminar'])
    await user.click(screen.getByRole('menuitem', { name: 'Bajar' }))
    expect(moved.mock.calls).toEqual([[0, 1]])
  })

  it('renders the new line and the one before it alone, and does what the last render says [PH-04]', async () => {
    const rendered = jest.fn()
    const Counted = ({ item: { id } }: { item: { id: number } }) => {
      rendered(id)
      return <ItemText map={{ es_ES: `Foto ${id}` }} locale="es_ES" />
    }
    const Photographs = ({ items }: { items: readonly { id: number }[] }) => (
      <ItemList
        label="Adjuntos"
        noun="adjunto"
        empty=""
        items={items}
        Content={Counted}
        onMove={moved}
        onEdit={({ id }) => edited(id, items.length)}
        onRemove={() => undefined}
      />
    )
    const three = [{ id: 1 }, { id: 2 }, { id: 3 }]
    const { user, rerenderPage } = renderPage(<Photographs items={three} />)
    rendered.mockClear()
    rerenderPage(<Photographs items={[...three, { id: 4 }]} />)
    expect(new Set(rendered.mock.calls.flat())).toEqual(new Set([3, 4]))
    await user.click(screen.getByRole('button', { name: 'Editar adjunto 1' }))
    expect(edited).toHaveBeenCalledWith(1, 4)
  })

  it('keeps the focus on a button of a line that a save makes again, under another id [TR-05, TR-08]', async () => {
    const listOf = (ids: readonly number[]) => (
      <ItemList
        label="Resultados"
        noun="resultado"
        empty=""
        items={ids.map(id => ({ id }))}
        Content={Result}
        onMove={moved}
        onEdit={({ id }) => edited(id)}
        onRemove={() => undefined}
      />
    )
    const { user, rerenderPage } = renderPage(listOf([11, 12, 13]))
    const edit = screen.getByRole('button', { name: 'Editar resultado 2' })
    act(() => edit.focus())
    rerenderPage(listOf([11, 32, 33]))
    expect(edit).toHaveFocus()
    rerenderPage(listOf([32, 11, 33]))
    expect(edit).toHaveFocus()
    expect(edit).toHaveAccessibleName('Editar resultado 1')
    await user.keyboard('{Enter}')
    expect(edited).toHaveBeenCalledWith(32)
    rerenderPage(listOf([11, 33]))
    expect(edit).not.toBeInTheDocument()
  })

  it('says of a picture that it will be there later [TR-06]', () => {
    renderPage(
      <ItemList
        label="Adjuntos"
        noun="adjunto"
        empty=""
        items={[{ id: -3 }]}
        Content={() => (
          <>
            <Thumb src={null} size="large" />
            <ItemText map={{ es_ES: 'Parcelas' }} locale="fr_FR" note="Guarda el ensayo para ver la imagen" />
          </>
        )}
        onMove={moved}
        onEdit={edited}
        onRemove={edited}
      />,
    )
    expect(screen.getByText('Guarda el ensayo para ver la imagen')).toBeVisible()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  it('has nothing that axe would name', async () => {
    renderPage(<Results />)
    expect(await violations()).toEqual([])
  })
})

describe('a table of lines', () => {
  const tableOf = (ids: readonly string[]) => (
    <LineTable
      label="Composición"
      empty="No hay líneas"
      columns={[{ title: 'Componente' }, { title: 'Solubilidad' }, { title: 'Cantidad 1', numeric: true }]}
      items={ids.map(id => ({ id }))}
      marked={new Set(['1'])}
      rowIdOf={id => `linea-${id}`}
      lineOf={({ id }) =>
        id === '0'
          ? { name: 'Zinc (Zn)', cells: ['Zinc (Zn)', '** Soluble en agua', <Quantity key="1" value="8.00000" unit="% p/p" />] }
          : { name: 'texto libre', cells: ['pH de 4 a 8'] }
      }
      onMove={({ id }, by) => moved(Number(id), by)}
      onEdit={({ id }) => edited(Number(id))}
      onRemove={({ id }) => edited(Number(id))}
    />
  )
  const table = tableOf(['0', '1'])

  it('shows a line by columns, and a free text over all of them [CO-01, CO-02]', () => {
    renderPage(table)
    const [, component, free] = screen.getAllByRole('row')
    const texts = (row: HTMLElement | undefined) => (row instanceof HTMLTableRowElement ? [...row.cells] : [])
    expect(texts(component).map(cell => cell.textContent)).toEqual(['1', 'Zinc (Zn)', '** Soluble en agua', '8.00000 % p/p', ''])
    expect(texts(free)[0]).toHaveTextContent('2, con un aviso')
    expect(texts(free)[1]).toHaveAttribute('colspan', '3')
    expect(screen.getAllByRole('rowheader').map(head => head.textContent)).toEqual(['Zinc (Zn)', 'pH de 4 a 8'])
    const deeds = within(component ?? document.body).getAllByRole('button')
    expect(deeds.map(button => button.title)).toEqual(['Arrastrar, o mover con las flechas', 'Subir', 'Bajar', 'Editar', 'Eliminar'])
  })

  it('names a row by its cells, and its actions once [CO-01, TB-11]', () => {
    renderPage(table)
    expect(screen.getAllByRole('row')[1]).toHaveAccessibleName('1 Zinc (Zn) ** Soluble en agua 8.00000 % p/p Acciones de Zinc (Zn)')
  })

  it('moves, edits and removes a line by its name [CO-01]', async () => {
    const { user } = renderPage(table)
    await user.click(screen.getByRole('button', { name: 'Bajar Zinc (Zn)' }))
    await user.click(screen.getByRole('button', { name: 'Subir Zinc (Zn)' }))
    await user.click(screen.getByRole('button', { name: 'Editar texto libre' }))
    await user.click(screen.getByRole('button', { name: 'Eliminar Zinc (Zn)' }))
    expect(moved.mock.calls).toEqual([[0, 1]])
    expect(edited.mock.calls).toEqual([[1], [0]])
  })

  it('edits the line whose row has the focus by Enter, and by no Enter on its buttons [LB-01]', async () => {
    const { user } = renderPage(table)
    const [, component] = screen.getAllByRole('row')
    act(() => component?.focus())
    await user.keyboard('{Enter}')
    expect(edited.mock.calls).toEqual([[0]])
    screen.getByRole('button', { name: 'Bajar Zinc (Zn)' }).focus()
    await user.keyboard('{Enter}')
    expect(edited.mock.calls).toEqual([[0]])
  })

  it('keeps the focus on a button of a line that a save makes again, under another id [CO-01, CO-07]', () => {
    const { rerenderPage } = renderPage(table)
    const edit = screen.getByRole('button', { name: 'Editar texto libre' })
    act(() => edit.focus())
    rerenderPage(tableOf(['0', '7']))
    expect(edit).toHaveFocus()
  })

  it('moves by Alt with an arrow from the row and from its buttons [CO-01, LS-09]', async () => {
    const { user } = renderPage(table)
    act(() => screen.getAllByRole('row')[1]?.focus())
    await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}')
    screen.getByRole('button', { name: 'Eliminar texto libre' }).focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(moved.mock.calls).toEqual([
      [0, 1],
      [1, -1],
    ])
  })

  it('keeps all four actions in one menu on a phone [CO-01]', async () => {
    matchMedia(PHONE)
    const { user } = renderPage(table)
    expect(screen.queryByRole('button', { name: /^(Subir|Bajar)/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Acciones de Zinc (Zn)' }))
    expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['Bajar', 'Editar', 'Eliminar'])
    await user.click(screen.getByRole('menuitem', { name: 'Bajar' }))
    expect(moved.mock.calls).toEqual([[0, 1]])
    expect(await violations()).toEqual([])
  })

  it('has nothing that axe would name', async () => {
    renderPage(table)
    expect(await violations()).toEqual([])
  })
})

describe('the countries of a product', () => {
  const countries = [
    { id: 724, name: 'España', code: 'ES' },
    { id: 250, name: 'Francia', code: 'FR' },
  ]

  const list = (some: typeof countries, removed = edited) => (
    <CountryList label="Países" countries={some} empty="Ninguno" onRemove={removed} />
  )

  it('go one by one', async () => {
    const removed = jest.fn()
    const { user } = renderPage(list(countries, removed))
    expect(screen.getByText('FR')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Quitar Francia' }))
    expect(removed.mock.calls).toEqual([[250]])
    expect(await violations()).toEqual([])
  })

  it('hand the focus on when one goes, and say when there are none', async () => {
    const { rerenderPage } = renderPage(list(countries))
    screen.getByRole('button', { name: 'Quitar Francia' }).focus()
    rerenderPage(list([]))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Países' })).toHaveFocus())
    expect(screen.getByText('Ninguno')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('what can be undone', () => {
  const Removed = () => {
    const [removed, setRemoved] = useState(['Boro', 'Zinc'])
    const last = removed.at(-1)
    return <UndoNotice text={last === undefined ? null : `Eliminado: ${last}`} onUndo={() => setRemoved(removed.slice(0, -1))} />
  }

  it('is said politely and taken back one after the other, with the focus still at the place', async () => {
    const { user } = renderPage(<Removed />)
    const undo = () => screen.queryByRole('button', { name: 'Deshacer' })
    expect(screen.getByRole('status')).toHaveTextContent('Eliminado: Zinc')
    expect(await violations()).toEqual([])
    await user.tab()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('Eliminado: Boro')
    expect(undo()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('Deshecho')
    expect(undo()).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Deshacer' })).toHaveFocus())
  })

  it('says nothing of an undoing, nor takes the focus, where the rest goes with a save', async () => {
    const Saved = () => {
      const [isSaved, setSaved] = useState(false)
      const [left, setLeft] = useState(2)
      return (
        <>
          <UndoNotice text={isSaved ? null : 'Resultado eliminado'} onUndo={() => setLeft(left - 1)} />
          <button type="button" onClick={() => setSaved(true)}>
            Guardar los {left}
          </button>
        </>
      )
    }
    const { user } = renderPage(<Saved />)
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    await user.click(screen.getByRole('button', { name: 'Guardar los 1' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByRole('button', { name: 'Guardar los 1' })).toHaveFocus()
  })
})

describe('the stages chosen of each crop', () => {
  it('are named with their crop, and go one by one [AP-02]', async () => {
    const removed = jest.fn()
    const stage = { id: 7, label: 'BBCH 61' }
    const cultivo = { group: 'Hortícolas', picture: null }
    const { user } = renderPage(
      <AssociationList
        label="Cultivos"
        empty="Ninguno"
        associations={[
          { ...cultivo, id: 1, name: 'Tomate', items: [stage] },
          { ...cultivo, id: 2, name: 'Pimiento', items: [{ ...stage, id: 9 }] },
        ]}
        onRemove={removed}
      />,
    )
    expect(within(screen.getByRole('list', { name: 'Estados de Tomate' })).getByText('BBCH 61')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Quitar BBCH 61 de Pimiento' }))
    expect(removed.mock.calls).toEqual([[9]])
    expect(await violations()).toEqual([])
  })
})
