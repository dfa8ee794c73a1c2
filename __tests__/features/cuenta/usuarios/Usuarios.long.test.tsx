import { act, screen, waitFor, within } from '@testing-library/react'
import type { UsuarioListado } from '@/shared/user'
import { userLoaded, userRequested } from '@/features/cuenta/slice'
import { Usuarios } from '@/features/cuenta/Usuarios'
import { usuariosSaga } from '@/features/cuenta/usuarios/saga'
import { selectForm } from '@/features/cuenta/usuarios/slice'
import { signedOut } from '@/features/session/slice'
import { draftsNeeded, selectDraftNotes, selectDraftStatus } from '@/kits/drafts/slice'
import { runInSessions } from '@/store/sessionSagas'
import { ANA, CADUCA, CARLOS, ENLACE, LUCIA, MARTA } from '@test/features/cuenta/usuarios/users'
import { answerCalls, type Answer, type Call } from '@test/support/answers'
import { keptIds, plant } from '@test/support/drafts'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  matchMedia()
  runInSessions(usuariosSaga)
})

interface UsuariosSetup {
  own?: UsuarioListado
  users?: readonly UsuarioListado[]
  configuration?: object
  answer?: (sent: Call) => Answer | Promise<Answer> | undefined
}

/** Shows the list of users; a `POST` of a link responds with a link. */
const show = async ({ own = LUCIA, users = [LUCIA, ANA, MARTA, CARLOS], configuration = {}, answer }: UsuariosSetup = {}) => {
  const calls = answerCalls(sent => {
    const own = answer?.(sent)
    if (own) return own
    if (sent.path.endsWith('/enlace/')) return { body: { enlace: ENLACE, caduca: CADUCA } }
    return { body: sent.method === 'GET' ? users : { ...ANA, id: 9 } }
  })
  const state = { configuration: { ...stateAfter().configuration, extensions: true, ...configuration } }
  const utils = renderScreens({ '/account/usuarios': <Usuarios />, '/': <p>Inicio</p> }, '/account/usuarios', state)
  const { id, email, nombre, apellidos, administrador } = own
  act(() => void utils.store.dispatch(userLoaded({ id, email, nombre, apellidos, administrador })))
  await screen.findByRole('row', { name: /Ana Soria/ })
  return { ...utils, calls, writes: () => calls.filter(({ method }) => method !== 'GET') }
}

const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('gridcell')
    .slice(0, 5)
    .map(({ textContent }) => textContent)
const press = (name: string) => screen.getByRole('button', { name })
const opened = () => screen.findByRole('dialog')

it('without extensions there is a page with nothing to show, and nothing is asked for [SE-16, AU-01]', () => {
  const calls = answerCalls(() => ({ body: [] }))
  renderScreens({ '/account/usuarios': <Usuarios /> }, '/account/usuarios')
  expect(screen.getByRole('heading', { name: 'Usuarios' })).toBeInTheDocument()
  expect(screen.getByText('No hay elementos que mostrar en la tabla')).toBeInTheDocument()
  expect(calls).toEqual([])
})

it('shows everybody with state, right and last access; who looks is told apart [AU-01]', async () => {
  await show()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Nombre', 'Correo electrónico', 'Estado', 'Administrador', 'Último acceso', 'Acciones'],
  ])
  expect(cells('Lucía')).toEqual(['Lucía Ferrer Molina usted', LUCIA.email, 'Activo', 'Sí', expect.stringMatching(/^2026-11-22 \d\d:05$/)])
  expect(cells('Marta')).toEqual(['Marta Ruiz', MARTA.email, 'Invitado', 'No', 'Nunca'])
  expect(cells('Carlos')[2]).toBe('Inactivo')
  expect(await violations()).toEqual([])
})

it('shows a user who is no administrator the same, and nothing to do with it [AU-01]', async () => {
  const { user, store } = await show({ own: ANA })
  expect(cells('Ana')[0]).toBe('Ana Soria Mas usted')
  expect(screen.queryByRole('columnheader', { name: 'Acciones' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Añadir|Editar|Desactivar|Restablecer|Enlace/ })).toBeNull()
  await user.click(screen.getByRole('gridcell', { name: /Lucía/ }))
  expect(selectForm(store.getState())).toBeNull()
  expect(await violations()).toEqual([])
})

it.each([
  ['Desactivar Lucía Ferrer Molina', 'Es el único administrador activo'],
  ['Restablecer contraseña de Carlos Roig', 'Está inactivo: actívelo antes'],
])('says why "%s" cannot be done, and does nothing [AU-04]', async (name, why) => {
  const { user, writes } = await show()
  expect(press(name)).toHaveAttribute('aria-disabled', 'true')
  expect(press(name)).toHaveAttribute('title', why)
  expect(press(name)).toHaveAccessibleDescription(why)
  await user.click(press(name))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(writes()).toEqual([])
})

it('the only administrator keeps the right, and the form says why; beside another one they need not [AU-04]', async () => {
  const { user } = await show()
  await user.click(press('Editar Lucía Ferrer Molina'))
  const right = within(await opened()).getByRole('checkbox', { name: 'Administrador' })
  expect(right).toHaveAttribute('aria-disabled', 'true')
  expect(right).toHaveAccessibleDescription('Es el único administrador activo.')
  await user.click(right)
  expect(right).toBeChecked()
})

it('beside an administrator who is merely invited the only active one keeps the right [AU-04]', async () => {
  await show({ users: [LUCIA, ANA, { ...MARTA, administrador: true }] })
  expect(press('Desactivar Lucía Ferrer Molina')).toHaveAttribute('aria-disabled')
})

it('beside another active administrator everything can be done [AU-04]', async () => {
  const { user } = await show({ users: [LUCIA, ANA, { ...MARTA, administrador: true, estado: 'activo' }] })
  expect(press('Desactivar Lucía Ferrer Molina')).not.toHaveAttribute('aria-disabled')
  await user.click(press('Editar Lucía Ferrer Molina'))
  const right = within(await opened()).getByRole('checkbox', { name: 'Administrador' })
  expect(right).not.toHaveAttribute('aria-disabled')
  await user.click(right)
  expect(right).not.toBeChecked()
})

describe('adding a user [AU-02]', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof show>>) => {
    await user.click(press('Añadir usuario'))
    const dialog = within(await opened())
    expect(['Correo electrónico', 'Nombre', 'Apellidos'].map(label => dialog.getByLabelText(label).ariaRequired)).toEqual([
      'true',
      'true',
      null,
    ])
    expect(dialog.getByLabelText('Correo electrónico')).toHaveFocus()
    await user.keyboard('eva@example.com')
    await user.type(dialog.getByLabelText('Nombre'), 'Eva')
    await user.type(dialog.getByLabelText('Apellidos'), 'Gil Roca')
    return dialog
  }

  it('asks for email, names and right, refuses what is none, and sends nothing twice [AU-02]', async () => {
    const shown = await show()
    await shown.user.click(press('Añadir usuario'))
    await shown.user.type(within(await opened()).getByLabelText('Correo electrónico'), 'eva@')
    await shown.user.click(press('Añadir y crear enlace'))
    expect(await screen.findByText('Escriba un correo electrónico válido')).toBeInTheDocument()
    expect(screen.getByText('Escriba el nombre')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus())
    expect(await violations()).toEqual([])
    await shown.user.click(press('Cancelar'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await fill(shown)
    await shown.user.click(screen.getByLabelText('Administrador'))
    await shown.user.dblClick(press('Añadir y crear enlace'))
    await screen.findByRole('dialog', { name: 'Enlace para Eva Gil Roca' })
    const body = { email: 'eva@example.com', nombre: 'Eva', apellidos: 'Gil Roca', administrador: true }
    expect(shown.writes()).toEqual([
      { method: 'POST', path: '/api/usuarios/', body },
      { method: 'POST', path: '/api/usuarios/9/enlace/', body: undefined },
    ])
  })

  it('then shows the link to be copied; once it is, "Cerrar" is the green button [AU-02]', async () => {
    const shown = await show()
    await fill(shown)
    await shown.user.click(press('Añadir y crear enlace'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Enlace para Eva Gil Roca' }))
    expect(dialog.getByText(/^Ya está en la lista como Invitado/)).toBeInTheDocument()
    const link = dialog.getByLabelText('Enlace')
    expect([link.getAttribute('value'), link.hasAttribute('readonly')]).toEqual([ENLACE, true])
    expect(dialog.getByText(/^Sirve una vez, hasta el 25 de noviembre/)).toBeInTheDocument()
    expect(await violations()).toEqual([])
    expect(press('Copiar')).toHaveClass('primary')
    await shown.user.click(press('Copiar'))
    expect(await navigator.clipboard.readText()).toBe(ENLACE)
    expect(dialog.getByRole('status')).toHaveTextContent('Copiado')
    const [close] = dialog.getAllByText('Cerrar')
    expect(close).toHaveClass('primary')
    if (close) await shown.user.click(close)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(press('Añadir usuario')).toHaveFocus())
  })

  it('says at its field what the API refuses [AU-02]', async () => {
    const taken = 'Ya existe un usuario con ese correo electrónico.'
    const shown = await show({
      answer: ({ method }) => (method === 'POST' ? { status: 400, body: { detail: 'Hay datos', errors: { email: [taken] } } } : undefined),
    })
    const dialog = await fill(shown)
    await shown.user.click(press('Añadir y crear enlace'))
    expect(await dialog.findByText(taken)).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByLabelText('Correo electrónico')).toHaveFocus())
    expect(dialog.getByLabelText('Nombre')).toHaveValue('Eva')
  })

  it('keeps the reason of a failed save in the dialog until the next try [AU-02]', async () => {
    let answer: Answer | undefined = { status: 409, body: { detail: 'Otra persona está guardando' } }
    const shown = await show({ answer: ({ method, path }) => (method === 'POST' && path === '/api/usuarios/' ? answer : undefined) })
    const dialog = await fill(shown)
    await shown.user.click(press('Añadir y crear enlace'))
    expect(await dialog.findByText(/Otra persona está guardando$/)).toBeInTheDocument()
    answer = undefined
    await shown.user.click(press('Añadir y crear enlace'))
    await screen.findByRole('dialog', { name: 'Enlace para Eva Gil Roca' })
  })

  it('with mail a toast takes the place of the link [AU-06]', async () => {
    const shown = await show({
      configuration: { mail: true },
      answer: ({ path }) => (path.endsWith('/enlace/') ? { body: { enviado: true, caduca: CADUCA } } : undefined),
    })
    await fill(shown)
    await shown.user.click(press('Añadir y enviar enlace'))
    await waitFor(() => expect(shown.texts()).toEqual(['Enlace enviado a eva@example.com']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves no draft of a saved user, even if a letter was typed during the save [AU-02, DR-06]', async () => {
    await plant()
    let arrive = (_answer: Answer) => undefined as void
    const made = new Promise<Answer>(resolve => (arrive = resolve))
    const shown = await show({
      answer: ({ method, path }) => {
        if (path.includes('/auth/')) return { body: LUCIA }
        return method === 'POST' && path === '/api/usuarios/' ? made : undefined
      },
    })
    const { store, user } = shown
    act(() => {
      store.dispatch(userRequested())
      store.dispatch(draftsNeeded())
    })
    await waitFor(() => expect(selectDraftStatus(store.getState())).toBe('ready'))
    const dialog = await fill(shown)
    await user.click(press('Añadir y crear enlace'))
    await waitFor(async () => expect(await keptIds()).toHaveLength(1))
    await user.type(dialog.getByLabelText('Apellidos'), 's')
    arrive({ body: { ...ANA, id: 9 } })
    await screen.findByRole('dialog', { name: 'Enlace para Eva Gil Roca' })
    await waitFor(async () => expect(await keptIds()).toEqual([]))
    expect(selectDraftNotes(store.getState())).toEqual({})
    act(() => void store.dispatch(signedOut()))
  })
})

it('resets a password by a link, and says where it could not be mailed [AU-03, AU-06]', async () => {
  const { user } = await show({
    configuration: { mail: true },
    answer: ({ path }) => (path.endsWith('/enlace/') ? { body: { enlace: ENLACE, enviado: false, caduca: CADUCA } } : undefined),
  })
  await user.click(press('Restablecer contraseña de Ana Soria Mas'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enlace para Ana Soria Mas' }))
  expect(dialog.getByText('No se ha podido enviar el correo a ana@example.com.')).toBeInTheDocument()
  expect(dialog.getByText(/se cierran sus sesiones/)).toBeInTheDocument()
  expect(await violations()).toEqual([])
})

describe('links on their way [AU-02, AU-03]', () => {
  const linksOf = () => {
    const waiting = new Map<string, (answer: Answer) => void>()
    const answer = ({ path }: Call) =>
      path.endsWith('/enlace/') ? new Promise<Answer>(resolve => waiting.set(path.split('/')[3] ?? '', resolve)) : undefined
    const arrive = async (id: number) => {
      await waitFor(() => expect(waiting.has(String(id))).toBe(true))
      waiting.get(String(id))?.({ body: { enlace: `${ENLACE}${id}`, caduca: CADUCA } })
    }
    return { answer, arrive }
  }
  const link = (name: string) => screen.findByRole('dialog', { name }).then(dialog => within(dialog).getByLabelText('Enlace'))

  it('two of them show one after the other, each under its own name', async () => {
    const { answer, arrive } = linksOf()
    const { user } = await show({ answer })
    await user.click(press('Restablecer contraseña de Ana Soria Mas'))
    await user.click(press('Enlace nuevo para Marta Ruiz'))
    await arrive(ANA.id)
    expect(await link('Enlace para Ana Soria Mas')).toHaveValue(`${ENLACE}${ANA.id}`)
    await arrive(MARTA.id)
    await act(async () => undefined)
    expect(await link('Enlace para Ana Soria Mas')).toHaveValue(`${ENLACE}${ANA.id}`)
    await user.keyboard('{Escape}')
    expect(await link('Enlace para Marta Ruiz')).toHaveValue(`${ENLACE}${MARTA.id}`)
  })

  it('a link waits for the form that was opened meanwhile, which keeps every letter', async () => {
    const { answer, arrive } = linksOf()
    const { user } = await show({ answer })
    await user.click(press('Restablecer contraseña de Ana Soria Mas'))
    await user.click(press('Añadir usuario'))
    await user.type(within(await opened()).getByLabelText('Nombre'), 'Eva')
    await arrive(ANA.id)
    await act(async () => undefined)
    expect(within(await opened()).getByLabelText('Nombre')).toHaveValue('Eva')
    await user.click(press('Cancelar'))
    expect(await link('Enlace para Ana Soria Mas')).toHaveValue(`${ENLACE}${ANA.id}`)
  })
})

it('a form that was left by a link of the page is closed: it does not open again without its values [DR-01]', async () => {
  const { user, router, store } = await show()
  await user.click(press('Añadir usuario'))
  await user.type(within(await opened()).getByLabelText('Nombre'), 'Eva')
  await act(() => router.navigate('/'))
  expect(selectForm(store.getState())).toBeNull()
  await act(() => router.navigate(-1))
  await screen.findByRole('row', { name: /Ana Soria/ })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes the dialog of a user by "Back" as by Escape, and stays on the page [AU-02]', async () => {
  const { user, router, path } = await show()
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/account/usuarios'))
  await user.click(await screen.findByRole('button', { name: 'Añadir usuario' }))
  await user.type(within(await opened()).getByLabelText('Nombre'), 'Eva')
  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  expect(within(await opened()).getByLabelText('Nombre')).toHaveValue('Eva')
  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/account/usuarios')
})

it('makes another link for who is invited [AU-02]', async () => {
  const { user, writes } = await show()
  await user.click(press('Enlace nuevo para Marta Ruiz'))
  await screen.findByRole('dialog', { name: 'Enlace para Marta Ruiz' })
  expect(writes()).toMatchObject([{ method: 'POST', path: '/api/usuarios/3/enlace/' }])
})

it('what activates somebody takes the place, and the focus, of what has deactivated them [AU-04]', async () => {
  let users = [LUCIA, ANA]
  const { user } = await show({
    answer: ({ method }) => {
      if (method === 'PUT') users = [LUCIA, { ...ANA, estado: 'inactivo' }]
      return { body: method === 'PUT' ? users[1] : users }
    },
  })
  await user.click(press('Desactivar Ana Soria Mas'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desactivar' }))
  await waitFor(() => expect(press('Activar Ana Soria Mas')).toHaveFocus())
})

it('asks before Escape gives up what is typed of a user [AU-02]', async () => {
  const { user, writes } = await show()
  await user.click(press('Añadir usuario'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir usuario' }))
  await user.type(dialog.getByLabelText('Nombre'), 'Eva{Escape}')
  const question = () => within(screen.getByRole('alertdialog', { name: '¿Descartar lo escrito?' }))
  await user.click(question().getByRole('button', { name: 'Seguir editando' }))
  expect(dialog.getByLabelText('Nombre')).toHaveValue('Eva')
  await waitFor(() => expect(dialog.getByLabelText('Nombre')).toHaveFocus())
  await user.keyboard('{Escape}')
  await user.click(question().getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(writes()).toEqual([])
})

it('asks before it deactivates somebody, and not before it activates them [AU-04]', async () => {
  const { user, writes, texts } = await show()
  await user.click(press('Desactivar Ana Soria Mas'))
  const question = within(await screen.findByRole('alertdialog', { name: '¿Desactivar a Ana Soria Mas?' }))
  expect(question.getByText(/^Se cierran ahora mismo sus 3 sesiones y no podrá entrar/)).toBeInTheDocument()
  expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  expect(await violations()).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(writes()).toEqual([])
  await user.click(press('Desactivar Ana Soria Mas'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desactivar' }))
  await user.click(press('Activar Carlos Roig'))
  await waitFor(() => expect(texts()).toEqual(['Usuario desactivado con éxito', 'Usuario activado con éxito']))
  expect(writes()).toEqual([
    { method: 'PUT', path: '/api/usuarios/2/', body: { activo: false } },
    { method: 'PUT', path: '/api/usuarios/4/', body: { activo: true } },
  ])
})

it('asks whose stays where another administrator has changed the same meanwhile, and keeps the rest of theirs [ML-06, AU-04]', async () => {
  let theirs = ANA
  const { user, writes, texts } = await show({
    answer: ({ method, path }) => {
      if (path.startsWith('/api/historial/')) return { status: 500 }
      return method === 'GET' ? { body: path.startsWith('/api/usuarios/') ? [LUCIA, theirs] : LUCIA } : undefined
    },
  })
  await user.click(press('Editar Ana Soria Mas'))
  const form = within(await opened())
  await user.clear(form.getByLabelText('Nombre'))
  await user.type(form.getByLabelText('Nombre'), 'Anabel')
  await user.click(form.getByRole('checkbox', { name: 'Administrador' }))
  theirs = { ...ANA, nombre: 'Anita', apellidos: 'Soria Gil' }
  await user.click(press('Guardar'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Conflicto al guardar' }))
  expect(question.getByText('Han cambiado los dos: Nombre')).toBeInTheDocument()
  expect(writes()).toEqual([])
  await user.click(question.getByRole('button', { name: 'Ver la otra versión' }))
  await user.click(question.getByRole('radio', { name: 'La otra' }))
  await user.click(question.getByRole('button', { name: 'Guardar lo elegido' }))
  await waitFor(() => expect(texts()).toEqual(['Usuario guardado con éxito']))
  expect(writes().map(({ body }) => body)).toEqual([{ administrador: true }])
})
