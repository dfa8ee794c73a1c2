import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useRef, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import type { DialogOver } from '@/kits/forms/dialogOver'
import { useLeaveQuestion, type NewRecord, type KeptChanges } from '@/kits/forms/leave/useLeaveQuestion'
import { JOURNEY, signingOut } from '@/store/navigation'

interface FormProps {
  made?: NewRecord | null
  draft?: KeptChanges | undefined
  incoming?: number
}

const Form = ({ made = null, draft, incoming = 0 }: FormProps) => {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(true)
  const { ask, question } = useLeaveQuestion(text !== '', { made, incoming, ...(draft && { draft }) })
  if (!open) return <p>Lista</p>
  return (
    <>
      <input aria-label="Nombre" value={text} onChange={event => setText(event.target.value)} />
      <button onClick={() => ask(() => setOpen(false))}>Cancelar</button>
      <Link to="/informe/ver">Informes</Link>

      {question}
    </>
  )
}

const show = (made?: NewRecord, draft?: KeptChanges, incoming = 0) => {
  const routes = [
    { path: '/', element: <p>Inicio</p> },
    { path: '/informe/ver', element: <p>Los informes</p> },
    { path: '/form', element: <Form made={made} draft={draft} incoming={incoming} /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/form'], initialIndex: 1 })
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), router }
}
const field = () => screen.getByRole('textbox', { name: 'Nombre' })
const question = () => screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' })
const press = (name: string) => screen.getByRole('button', { name })
const isHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const ways = [
  { way: 'the menu', leave: () => userEvent.click(screen.getByRole('link', { name: 'Informes' })), arrives: 'Los informes' },
  {
    way: 'the back button',
    leave: (router: ReturnType<typeof createMemoryRouter>) => act(() => router.navigate(-1)),
    arrives: 'Inicio',
  },
  { way: 'Cancelar', leave: () => userEvent.click(press('Cancelar')), arrives: 'Lista' },
]

describe.each(ways)('leaving by $way', ({ leave, arrives }) => {
  it('asks nothing where nothing has changed [MA-06]', async () => {
    const { router } = show()
    await leave(router)
    expect(await screen.findByText(arrives)).toBeInTheDocument()
  })

  it('asks where something has; staying keeps it, and asks again the next time [MA-06]', async () => {
    const { user, router } = show()
    await user.type(field(), 'a')
    await leave(router)
    expect(await question()).toHaveTextContent('Si sale ahora, lo que ha cambiado se perderá.')
    expect(press('Seguir editando')).toHaveFocus()
    await user.click(press('Seguir editando'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(field()).toHaveValue('a')
    await leave(router)
    await question()
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('a')
    expect(router.state.location.pathname).toBe('/form')
  })

  it.each([
    ['Conservar', 'kept'],
    ['Eliminar', 'deleted'],
  ])('asks of a record that was made just now whether it stays, and obeys "%s"', async (answer, done) => {
    const answers: string[] = []
    const note = (what: string) => () => void answers.push(what)
    const { user, router } = show({ what: 'el ensayo EN-7', onKeep: note('kept'), onDelete: note('deleted') })
    await leave(router)
    const dialog = await screen.findByRole('alertdialog', { name: '¿Conservar lo que acaba de crear?' })
    expect(dialog).toHaveTextContent('Ha creado el ensayo EN-7 y todavía no ha guardado nada en él.')
    expect(dialog).not.toHaveTextContent('lo que ha cambiado')
    await user.click(press('Seguir editando'))
    expect(field()).toBeInTheDocument()
    expect(answers).toEqual([])
    await user.type(field(), 'a')
    await leave(router)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Si sale ahora, lo que ha cambiado se perderá.')
    await user.click(press(answer))
    expect(await screen.findByText(arrives)).toBeInTheDocument()
    expect(answers).toEqual([done])
  })

  it('goes after a yes [MA-06]', async () => {
    const { user, router } = show()
    await user.type(field(), 'a')
    await leave(router)
    await question()
    await user.click(press('Salir sin guardar'))
    expect(await screen.findByText(arrives)).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

it("asks by the browser's own question when the tab is closed, as long as something has changed", async () => {
  const { user } = show()
  expect(isHeldBack()).toBe(false)
  await user.type(field(), 'a')
  expect(isHeldBack()).toBe(true)
  await user.clear(field())
  expect(isHeldBack()).toBe(false)
})

it('lets go where a save leads, and to another place of the same page', async () => {
  const { user, router } = show()
  await user.type(field(), 'a')
  await act(() => router.navigate('/form#abajo'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await act(() => router.navigate('/informe/ver', { state: JOURNEY }))
  expect(await screen.findByText('Los informes')).toBeInTheDocument()
})

it('asks on the way back to a page that a save once led to [MA-06]', async () => {
  const { user, router } = show()
  await act(() => router.navigate('/informe/ver', { state: JOURNEY }))
  await act(() => router.navigate('/form'))
  await user.type(field(), 'a')
  await act(() => router.navigate(-1))
  await question()
  await user.click(press('Seguir editando'))
  expect(router.state.location.pathname).toBe('/form')
  expect(field()).toHaveValue('a')
})

const nothing = () => undefined

it('asks about pictures that are not ready, which the draft does not keep, whatever else has changed [MA-06, PH-01, PH-02]', async () => {
  const keep = jest.fn()
  const { user, router } = show(undefined, { isKept: true, keep, discard: nothing }, 2)
  expect(isHeldBack()).toBe(true)
  await act(() => router.navigate('/informe/ver', { state: signingOut('kept') }))
  expect(await question()).toHaveTextContent(
    'Lo que ha cambiado queda en Borradores, en este navegador, pero 2 imágenes que no están listas se perderán.',
  )
  // Without other changes no draft is written.
  expect(keep).not.toHaveBeenCalled()
  await user.click(press('Seguir editando'))
  await user.type(field(), 'a')
  await user.click(press('Cancelar'))
  await question()
  expect(keep).toHaveBeenCalledTimes(1)
})

it.each([
  ['kept', { isKept: true }, '/informe/ver'],
  ['kept', { isKept: false }, '/form'],
  ['deleted', { isKept: false }, '/informe/ver'],
  ['kept', null, '/form'],
  ['deleted', null, '/form'],
] as const)('after the way out has %s the drafts, a form with %j stands at %s [DR-07]', async (drafts, draft, path) => {
  const { user, router } = show(undefined, draft ? { ...draft, keep: nothing, discard: nothing } : undefined)
  await user.type(field(), 'a')
  await act(() => router.navigate('/informe/ver', { state: signingOut(drafts) }))
  expect(router.state.location.pathname).toBe(path)
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(path === '/form' ? 1 : 0)
})

it('a second "Back" before the first is taken back closes the dialog too [DR-02]', async () => {
  let backs = 2
  const closed: unknown[] = []
  const WithDialog = () => {
    const dialog = useRef<DialogOver | null>(null)
    useLayoutEffect(() => {
      dialog.current = {
        isChanged: () => false,
        isKept: true,
        ask: () => {
          closed.push(null)
          if (closed.length < backs) void router.navigate(-1)
        },
      }
    }, [])
    return useLeaveQuestion(false, { dialog }).question
  }
  const routes = [
    { path: '/', element: <p>Inicio</p> },
    { path: '/form', element: <WithDialog /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/', '/form'], initialIndex: 1 })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(closed).toHaveLength(2))
  backs = 0
  await act(() => router.navigate(-1))
  await waitFor(() => expect(closed).toHaveLength(3))
  expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(['unblocked'])
})
