import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { AddMenu } from '@/app/frame/AddMenu'
import { FrameLayout } from '@/app/frame/FrameLayout'
import type { SideMenuEntry } from '@/app/frame/SideMenu'
import { NARROW } from '@/ui/useMediaQuery'
import { UserMenu } from '@/app/frame/UserMenu'
import { matchMedia } from '@test/ui/layout'
import { renderPage } from '@test/ui/renderPage'

const left = jest.fn()
const toggled = jest.fn()

const App = ({ startsOpen = false }: { startsOpen?: boolean }) => {
  const [open, setOpen] = useState(startsOpen)
  const entries: SideMenuEntry[] = [
    { label: 'Cultivos', to: '/cultivos/ver', icon: 'minus' },
    { key: 'maestras', label: 'Maestras', icon: 'plus', open, entries: [{ label: 'Magnitudes', to: '/maestras/magnitudes' }] },
  ]
  const onToggle = (key: string) => {
    toggled(key)
    setOpen(!open)
  }
  return (
    <FrameLayout
      menu={{ entries, onToggle }}
      end={
        <>
          <AddMenu items={[{ label: 'Crear nuevo ensayo', to: '/ensayos/new' }]} />
          <UserMenu nombre="Lucía" apellidos="Ferrer Molina" items={[{ label: 'Salir', icon: 'x', onAction: left }]} />
        </>
      }
    >
      <h1>Contenido</h1>
    </FrameLayout>
  )
}

const menu = () => screen.getByRole('navigation', { name: 'Principal' })
const group = () => screen.getByRole('button', { name: 'Maestras' })
const menuButton = () => screen.getByRole('button', { name: 'Menú' })

beforeEach(() => {
  jest.clearAllMocks()
  matchMedia()
})

describe('the top bar', () => {
  it('shows the version and a logo that leads home [FR-01, FR-02]', async () => {
    const { user, where } = renderPage(<App />, '/cultivos/ver')
    expect(screen.getByText('v.0.4.9')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Nutrición de cultivos, inicio' }))
    expect(where()).toBe('/')
  })

  it('goes to a page from a dropdown by keyboard alone [FR-03]', async () => {
    const { user, where } = renderPage(<App />)
    screen.getByRole('button', { name: 'Añadir' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'Crear nuevo ensayo' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(where()).toBe('/ensayos/new')
  })

  it('gives the focus back to the button of a menu that Escape closed [FR-03]', async () => {
    const { user } = renderPage(<App />)
    screen.getByRole('button', { name: 'Añadir' }).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Crear nuevo ensayo' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Añadir' })).toHaveFocus())
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument()
  })

  it('has a dropdown named after the user [FR-04]', async () => {
    const { user } = renderPage(<App />)
    await user.click(screen.getByRole('button', { name: 'Lucía Ferrer Molina' }))
    expect(await screen.findByRole('menu')).toHaveAccessibleName('Lucía Ferrer Molina')
    // Label, not text: the button of an open menu is inert, and browsers find no text in it.
    expect(screen.getByLabelText('Lucía Ferrer Molina', { selector: 'button' })).toHaveAttribute('aria-expanded', 'true')
    await user.click(await screen.findByRole('menuitem', { name: 'Salir' }))
    expect(left).toHaveBeenCalledTimes(1)
  })
})

describe('the menu', () => {
  it('shows the entries of a group only while it is open, and asks its owner to toggle it [FR-05, FR-06]', async () => {
    const { user, where } = renderPage(<App />)
    expect(group()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('link', { name: 'Magnitudes' })).not.toBeInTheDocument()
    await user.click(group())
    expect(toggled.mock.calls).toEqual([['maestras']])
    await user.click(screen.getByRole('link', { name: 'Magnitudes' }))
    expect(where()).toBe('/maestras/magnitudes')
    expect(screen.getByRole('link', { name: 'Magnitudes' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Cultivos' })).not.toHaveAttribute('aria-current')
  })

  it('marks a closed group that holds the current page [FR-05]', () => {
    renderPage(<App />, '/maestras/magnitudes')
    expect(group()).toHaveClass('holdsCurrent')
  })

  it('marks no group that does not', () => {
    renderPage(<App />, '/cultivos/ver')
    expect(group()).not.toHaveClass('holdsCurrent')
  })

  it('can be put away on a wide screen, and stays as it was in there [FR-05]', async () => {
    const { user } = renderPage(<App startsOpen />)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    await user.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(menu()).toHaveClass('hidden')
    await user.click(menuButton())
    expect(menu()).not.toHaveClass('hidden')
    expect(screen.getByRole('link', { name: 'Magnitudes' })).toBeVisible()
  })
})

describe('the menu on a narrow screen', () => {
  beforeEach(() => matchMedia(NARROW))

  const open = async () => {
    const view = renderPage(<App startsOpen />)
    expect(menu()).not.toHaveClass('open')
    await view.user.click(menuButton())
    expect(menu()).toHaveClass('open')
    expect(within(menu()).getByRole('button', { name: 'Cerrar el menú' })).toHaveFocus()
    return view
  }

  it('is a drawer, with the page behind it out of reach [FR-05]', async () => {
    await open()
    expect(screen.getByText('Contenido')).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveAttribute('inert')
    expect(screen.getByRole('banner')).toHaveAttribute('inert')
  })

  it('closes by Escape, and gives the focus back [FR-05]', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(menu()).not.toHaveClass('open')
    await waitFor(() => expect(menuButton()).toHaveFocus())
    expect(screen.getByRole('main')).not.toHaveAttribute('inert')
  })

  it('closes by its button, by the scrim and by a choice [FR-05]', async () => {
    const { user, where } = await open()
    await user.click(screen.getByRole('button', { name: 'Cerrar el menú' }))
    expect(menu()).not.toHaveClass('open')
    await user.click(menuButton())
    await user.click(screen.getByTestId('scrim'))
    expect(menu()).not.toHaveClass('open')
    await user.click(menuButton())
    await user.click(screen.getByRole('link', { name: 'Magnitudes' }))
    expect(where()).toBe('/maestras/magnitudes')
    expect(menu()).not.toHaveClass('open')
  })

  it('stays open while a group is opened and closed in it [FR-06]', async () => {
    const { user } = await open()
    await user.click(group())
    expect(menu()).toHaveClass('open')
    expect(screen.queryByRole('link', { name: 'Magnitudes' })).not.toBeInTheDocument()
  })
})
