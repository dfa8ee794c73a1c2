import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Frame } from '@/app/frame/Frame'
import { noteOf, type Draft } from '@/kits/drafts/model/draft'
import { draftOf as draftOfRun } from '@/features/importar/run/draftOf'
import { keepRun, keptRuns, ownerOf } from '@/features/importar/run/keptRuns'
import { briefMomentOf } from '@/ui/text/dates'
import { Logout } from '@/features/session/Logout'
import { selectIsSignedIn, signedIn } from '@/features/session/slice'
import { textoWritten, workbenchEntered } from '@/features/traducciones/slice'
import { draftChanged, draftKept, selectDraftCount } from '@/kits/drafts/slice'
import { selectToasts } from '@/store/toasts'
import { reviewedRow, runOf, runRow } from '@test/features/importar/given'
import { answerCalls } from '@test/support/answers'
import { ANA, draftOf, keptIds, plant, storeWithDrafts } from '@test/support/drafts'
import { quietErrors } from '@test/support/quiet'
import { matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

beforeAll(() => matchMedia())

const show = async (...drafts: Draft[]) => {
  await plant(...drafts)
  return showPlanted()
}

const showPlanted = async () => {
  answerCalls(() => ({ body: ANA }))
  const store = await storeWithDrafts()
  store.dispatch(signedIn())
  const children = [
    { path: '/logout', element: <Logout /> },
    { path: '*', element: 'Una página' },
  ]
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ['/'] })
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const user = userEvent.setup()
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: 'Ana Ruiz' }))
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  }
  const leave = async () => {
    await openMenu()
    await user.click(screen.getByRole('menuitem', { name: 'Salir' }))
  }
  const isSignedIn = () => selectIsSignedIn(store.getState())
  return { store, router, user, unmount, openMenu, leave, isSignedIn, path: () => router.state.location.pathname }
}

const question = () => screen.findByRole('alertdialog')
const answer = (name: string) => screen.getByRole('button', { name })
const one = draftOf({ name: 'Zinc Foliar', at: Date.now() })

it('has the drafts in the user menu, with their number, while there are any, and nothing else between its entries [DR-05, FR-04]', async () => {
  const { user, openMenu, path } = await show(one, draftOf(), draftOf({ user: 'luis@example.com' }))
  expect(await openMenu()).toEqual(['Perfil', 'Borradores2', 'Salir'])
  await user.click(screen.getByRole('menuitem', { name: /^Borradores/ }))
  expect(path()).toBe('/borradores')
})

it('signs out at once who has none, and has no entry for them [DR-05, DR-07, FR-04]', async () => {
  const { openMenu, user, isSignedIn } = await show(draftOf({ user: 'luis@example.com' }))
  expect(await openMenu()).toEqual(['Perfil', 'Salir'])
  await user.click(screen.getByRole('menuitem', { name: 'Salir' }))
  await waitFor(() => expect(isSignedIn()).toBe(false))
  expect(await keptIds()).toHaveLength(1)
})

it('signs out from "Ir a…" too, with the same question about drafts [DR-07, LS-09]', async () => {
  const { user, isSignedIn, path } = await show(one)
  const goTo = async () => {
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /^Ir a una pantalla/ }), 'salir{Enter}')
  }
  await goTo()
  expect(await question()).toHaveAccessibleName('Tiene 1 borrador en este ordenador')
  expect(path()).toBe('/')
  await user.click(answer('Cancelar'))
  await goTo()
  await question()
  await user.click(answer('Eliminar y salir'))
  await waitFor(() => expect(isSignedIn()).toBe(false))
  expect(await keptIds()).toEqual([])
})

it('signs out from "Ir a…" at once without drafts [DR-07, LS-09]', async () => {
  const { user, isSignedIn } = await show()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Ir a una pantalla/ }), 'salir{Enter}')
  await waitFor(() => expect(isSignedIn()).toBe(false))
})

it('asks whoever signs out whether their drafts stay: they do [DR-07]', async () => {
  const { user, leave, isSignedIn, path } = await show(one)
  await leave()
  const dialog = await question()
  expect(dialog).toHaveAccessibleName('Tiene 1 borrador en este ordenador')
  expect(dialog).toHaveAccessibleDescription(/^Si lo conserva, lo encontrará aquí cuando vuelva a entrar\. Nadie más lo ve\./)
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(`Zinc FoliarProducto acabado · ${briefMomentOf(one.at)}`)
  expect(answer('Conservar y salir')).toHaveFocus()
  expect(await violations()).toEqual([])
  await user.click(answer('Cancelar'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(path()).toBe('/')
  expect(isSignedIn()).toBe(true)

  await leave()
  await question()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(isSignedIn()).toBe(false))
  expect(await keptIds()).toEqual([one.id])
})

it('deletes them first where they are not to stay, and nobody else’s [DR-07]', async () => {
  const others = draftOf({ user: 'luis@example.com' })
  const { user, leave, isSignedIn } = await show(one, ...Array.from({ length: 6 }, () => draftOf()), others)
  await leave()
  const dialog = await question()
  expect(dialog).toHaveAccessibleName('Tiene 7 borradores en este ordenador')
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(5)
  expect(within(dialog).getByText('y 2 más')).toBeVisible()
  await user.click(answer('Eliminar y salir'))
  await waitFor(() => expect(isSignedIn()).toBe(false))
  await waitFor(async () => expect(await keptIds()).toEqual([others.id]))
})

it('asks about an import that stopped half-way too, which is kept or deleted with the drafts [IX-06, DR-05, DR-07]', async () => {
  const run = runOf([runRow(reviewedRow(2), 'changed'), runRow(reviewedRow(3), 'waiting')], { at: Date.now() - 60_000 })
  const owner = ownerOf(ANA.email)
  const page = await show(one)
  await keepRun(owner, run)
  act(() => void page.store.dispatch(draftChanged(draftOfRun(run))))
  await waitFor(() => expect(selectDraftCount(page.store.getState())).toBe(2))
  await page.leave()
  const dialog = await question()
  expect(dialog).toHaveAccessibleName('Tiene 2 borradores en este ordenador')
  expect(within(dialog).getAllByRole('listitem')[1]).toHaveTextContent(`familias.csvImportación de familias · ${briefMomentOf(run.at)}`)
  await page.user.click(answer('Conservar y salir'))
  await waitFor(() => expect(page.isSignedIn()).toBe(false))
  expect(await keptRuns(owner, 'familias')).toHaveLength(1)
  page.unmount()

  const next = await showPlanted()
  expect(selectDraftCount(next.store.getState())).toBe(2)
  await next.leave()
  await question()
  await next.user.click(answer('Eliminar y salir'))
  await waitFor(() => expect(next.isSignedIn()).toBe(false))
  await waitFor(async () => expect(await keptRuns(owner, 'familias')).toEqual([]))
  expect(await keptIds()).toEqual([])
})

describe('a deletion that fails', () => {
  quietErrors()

  it('leaves the question open, and the next answer counts [DR-07]', async () => {
    const { user, store, leave, isSignedIn } = await show(one)
    await leave()
    await question()
    const broken = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'UnknownError')
    })
    await user.click(answer('Eliminar y salir'))
    await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ text: 'No se han podido eliminar los borradores' }]))
    broken.mockRestore()
    expect(isSignedIn()).toBe(true)
    await user.click(answer('Eliminar y salir'))
    await waitFor(() => expect(isSignedIn()).toBe(false))
    expect(await keptIds()).toEqual([])
  })
})

describe('translations that are in no draft', () => {
  quietErrors()
  const isClosedUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const write = ({ store }: Awaited<ReturnType<typeof show>>) => {
    const enter = workbenchEntered({ idioma: 'fr_FR', origen: 'es_ES' })
    act(() => {
      store.dispatch(enter)
      store.dispatch(textoWritten({ idioma: 'fr_FR', key: 'familias/1/nombre', destino: '', texto: 'Algues' }))
    })
    return enter.payload.id
  }
  const title = 'Hay traducciones sin guardar'

  it('are not lost unasked, on any page, where the browser keeps no drafts [DR-09, TX-04]', async () => {
    await plant()
    const forbidden = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    const page = await showPlanted()
    forbidden.mockRestore()
    expect(isClosedUnasked()).toBe(true)
    write(page)
    expect(isClosedUnasked()).toBe(false)

    await page.leave()
    expect(await question()).toHaveAccessibleName(title)
    expect(await violations()).toEqual([])
    await page.user.click(answer('Cancelar'))
    expect(page.isSignedIn()).toBe(true)

    await page.leave()
    await question()
    await page.user.click(answer('Salir sin guardar'))
    await waitFor(() => expect(page.isSignedIn()).toBe(false))
    expect(isClosedUnasked()).toBe(true)
  })

  it('are asked about before the drafts; those in a draft are kept with it [DR-07, DR-09]', async () => {
    const page = await show(one)
    const id = write(page)
    await page.leave()
    expect(await question()).toHaveAccessibleName(title)
    await page.user.click(answer('Salir sin guardar'))
    expect(await question()).toHaveAccessibleName('Tiene 1 borrador en este ordenador')
    await page.user.click(answer('Cancelar'))

    act(() => void page.store.dispatch(draftKept({ note: noteOf(draftOf({ id })) })))
    expect(isClosedUnasked()).toBe(true)
    await page.leave()
    expect(await question()).toHaveAccessibleName('Tiene 2 borradores en este ordenador')
  })
})
