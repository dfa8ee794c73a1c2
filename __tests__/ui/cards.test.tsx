import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { CardList } from '@/ui/lists/CardList'
import { CombinacionCard } from '@/features/soluciones/CombinacionCard'
import type { Move } from '@/shared/ordering'
import { StageCard } from '@/features/cultivos/StageCard'
import { StageEntry } from '@/features/cultivos/StageEntry'
import { TextField } from '@/ui/fields/TextField'
import { violations } from '@test/ui/violations'
import { renderPage } from '@test/ui/renderPage'

const Typed = () => {
  const [text, setText] = useState('')
  return <TextField label="Objetivo" value={text} onChange={setText} />
}

const Stages = ({ unsaved = 0 }: { unsaved?: number }) => {
  const [names, setNames] = useState(['Emergencia', 'Floración', 'Cuajado'])
  const move = (index: number, by: Move) => {
    const moved = [...names]
    const [name = ''] = moved.splice(index, 1)
    moved.splice(Math.min(index + by, names.length), 0, name)
    setNames(moved)
  }
  return (
    <main>
      <h1>Tomate</h1>
      <CardList joined label="Estados fenológicos">
        {names.map((name, index) => (
          <StageCard
            key={name}
            name={name}
            picture={name === 'Cuajado' ? null : `/${name}.png`}
            detail="2 productos"
            index={index}
            count={names.length}
            onMove={by => move(index, by)}
            isGone={false}
            unsaved={unsaved}
            holds={false}
          >
            <Typed />
          </StageCard>
        ))}
      </CardList>
    </main>
  )
}

const toggle = (name: string) => screen.getByRole('button', { name: `${name} 2 productos` })
const order = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
const moved = ['Floración 2 productos', 'Emergencia 2 productos', 'Cuajado 2 productos']

describe('a stage', () => {
  it('opens and closes, and keeps what is typed in it [CD-02]', async () => {
    const { user } = renderPage(<Stages />)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(toggle('Floración'))
    expect(toggle('Floración')).toHaveAttribute('aria-expanded', 'true')
    await user.type(screen.getByRole('textbox', { name: 'Objetivo' }), 'Prevenir')
    await user.click(toggle('Floración'))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(toggle('Floración'))
    expect(screen.getByRole('textbox', { name: 'Objetivo' })).toHaveValue('Prevenir')
  })

  it('moves by its arrows, which keep the focus, and not beyond the ends [CD-04]', async () => {
    const { user } = renderPage(<Stages />)
    await user.click(screen.getByRole('button', { name: 'Bajar Emergencia' }))
    expect(order()).toEqual(moved)
    const up = screen.getByRole('button', { name: 'Subir Floración' })
    expect(up).toHaveAttribute('aria-disabled', 'true')
    await user.click(up)
    await user.click(screen.getByRole('button', { name: 'Bajar Cuajado' }))
    expect(order()).toEqual(moved)
    await user.click(screen.getByRole('button', { name: 'Subir Emergencia' }))
    expect(order()).toEqual(['Emergencia 2 productos', 'Floración 2 productos', 'Cuajado 2 productos'])
    expect(screen.getByRole('button', { name: 'Subir Emergencia' })).toHaveFocus()
  })

  it('moves by Alt with an arrow, from its name and from its buttons [CD-04]', async () => {
    const { user } = renderPage(<Stages />)
    toggle('Floración').focus()
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    expect(order()).toEqual(moved)
    expect(toggle('Floración')).toHaveFocus()
    await user.tab()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowDown}')
    expect(order()).toEqual(['Emergencia 2 productos', 'Floración 2 productos', 'Cuajado 2 productos'])
    await user.keyboard('{End}{Alt>}{ArrowDown}{/Alt}')
    expect(order()).toEqual(['Emergencia 2 productos', 'Cuajado 2 productos', 'Floración 2 productos'])
    expect(screen.getByRole('button', { name: 'Mover Floración' })).toHaveFocus()
  })

  it('is three stops of Tab: its handle, its name and its buttons, with arrows from one button to the next [CD-04]', async () => {
    const { user } = renderPage(<Stages />)
    const button = (name: string) => screen.getByRole('button', { name })
    toggle('Emergencia').focus()
    await user.tab()
    expect(button('Subir Emergencia')).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(button('Mover Emergencia')).toHaveFocus()
    await user.tab()
    expect(button('Arrastrar Floración')).toHaveFocus()
    await user.tab({ shift: true })
    expect(button('Mover Emergencia')).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Al final' }))
    await waitFor(() => expect(button('Mover Emergencia')).toHaveFocus())
    expect(order()).toEqual(['Floración 2 productos', 'Cuajado 2 productos', 'Emergencia 2 productos'])
    await user.tab({ shift: true })
    expect(toggle('Emergencia')).toHaveFocus()
    expect(await violations()).toEqual([])
  })

  it('says how many of its entries are not saved', () => {
    renderPage(<Stages unsaved={1} />)
    expect(screen.getAllByText('1 sin guardar')).toHaveLength(3)
  })

  it('has nothing that axe would name', async () => {
    const { user } = renderPage(<Stages unsaved={1} />)
    await user.click(toggle('Floración'))
    expect(await violations()).toEqual([])
  })
})

const saved = jest.fn()

const pieces = {
  'an entry': {
    button: 'Guardar cambios',
    role: 'group',
    name: 'Zinc - 10482',
    piece: (changed: boolean, saving: boolean) => (
      <StageEntry name="Zinc" code="10482" changed={changed} saving={saving} onSave={saved}>
        <Typed />
      </StageEntry>
    ),
  },
  'a combination': {
    button: 'Guardar',
    role: 'region',
    name: 'Combinación 31',
    piece: (changed: boolean, saving: boolean) => (
      <CardList label="Combinaciones">
        <CombinacionCard
          headingId="combinacion-31"
          name="Combinación 31"
          detail="3 productos"
          changed={changed}
          saving={saving}
          onSave={saved}
        >
          <Typed />
        </CombinacionCard>
      </CardList>
    ),
  },
}

describe.each(Object.entries(pieces))('%s', (_what, { piece, button, role, name }) => {
  beforeEach(() => jest.clearAllMocks())

  it('has its save button only while it is changed [CB-03, CD-06]', async () => {
    const { user, rerenderPage } = renderPage(piece(false, false))
    expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument()
    rerenderPage(piece(true, false))
    await user.click(within(screen.getByRole(role, { name })).getByRole('button', { name: button }))
    expect(saved).toHaveBeenCalledTimes(1)
  })

  it('saves once, and hands the focus on when the button has gone [CB-04, CD-06]', async () => {
    const { user, rerenderPage } = renderPage(piece(true, false))
    screen.getByRole('button', { name: button }).focus()
    rerenderPage(piece(true, true))
    await user.keyboard('{Enter}')
    expect(saved).not.toHaveBeenCalled()
    rerenderPage(piece(false, false))
    await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus())
  })

  it('leaves the focus with somebody who types on', async () => {
    const { user, rerenderPage } = renderPage(piece(true, true))
    await user.type(screen.getByRole('textbox'), 'más')
    rerenderPage(piece(false, false))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})
