import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { PastedText } from '@/app/frame/PastedText'
import type { Texto } from '@/shared/translations'
import { WorkbenchPage } from '@/features/traducciones/workbench/WorkbenchPage'
import { selectUnsaved } from '@/features/traducciones/slice'
import { selectDownloads } from '@/store/downloads'
import { NARROW } from '@/ui/useMediaQuery'
import { texto, todos } from '@test/features/traducciones/textos'
import { setUpWorkbench } from '@test/features/traducciones/workbench/setUpWorkbench'
import { answerCalls, type Answer } from '@test/support/answers'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

setUpWorkbench()

interface SentTexts {
  tipo: string
  id: number
  textos: Record<string, string>
}
type PutHandler = (sent: SentTexts) => Answer

const answered = ({ tipo, id, textos }: SentTexts): Answer => ({
  body: todos.filter(each => each.tipo === tipo && each.id === id).map(each => ({ ...each, destino: textos[each.campo] ?? each.destino })),
})

/** Response to a confirmation: confirms all of its texts. */
const held = ({ tipo, id, campos }: { tipo: string; id: number; campos: readonly string[] }, textos: readonly Texto[]): Answer => ({
  body: textos.flatMap(each =>
    each.tipo === tipo && each.id === id ? [{ ...each, igual: each.igual && !campos.includes(each.campo) }] : [],
  ),
})

const show = async ({
  textos = todos,
  get = () => ({ body: textos }),
  put = answered,
  at = '/traducciones/fr_FR',
  isEmpty = false,
}: { textos?: readonly Texto[]; get?: () => Answer; put?: PutHandler; at?: string; isEmpty?: boolean } = {}) => {
  const calls = answerCalls(({ method, path, body }) => {
    if (method === 'PUT') return put(body as SentTexts)
    if (method === 'POST') return held(body as Parameters<typeof held>[0], textos)
    return path.includes('/fr_FR/') ? get() : { body: [] }
  })
  const state = { configuration: { ...stateAfter().configuration, extensions: true } }
  const utils = renderScreens({ '/traducciones/:idioma': onSheet(<WorkbenchPage />) }, at, state)
  if (isEmpty) await screen.findByText(/^(No hay|No se han podido|404)/)
  else await screen.findAllByRole('textbox')
  return { ...utils, calls, pendingTexts: () => selectUnsaved(utils.store.getState(), 'fr_FR')?.pendingTexts ?? {} }
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const lines = () => screen.getAllByRole('rowheader').map(each => each.textContent)

it('shows every text beside its source, under its record, with where it stands [TX-02]', async () => {
  await show()
  expect(lines()).toEqual([
    'Producto acabadoZinc Foliar104824 textos · faltan 2',
    ...['Nombre', 'Descripción', 'Modo de acción', 'Texto de Nitrógeno total'],
    'FamiliaAlgas2 textos · faltan 2',
    ...['Nombre familia', 'Descripción familia'],
    'FamiliaQuelatos1 texto · falta 1',
    'Nombre familia',
  ])
  expect(field(/^Nombre, Zinc Foliar, francés \(Francia\)$/)).toHaveValue('Zinc Foliaire')
  expect(screen.getByRole('link', { name: 'Zinc Foliar' })).toHaveAttribute('href', '/productos/edit/a/7')
  const outdated = screen.getByRole('row', { name: /^Modo de acción/ })
  expect(within(outdated).getByText('Desfasada')).toBeVisible()
  expect(outdated).toHaveTextContent('[añadido:')
  expect(outdated).toHaveTextContent(/Cambió el 2026-10-14, después de traducirse/)
  expect(await violations()).toEqual([])
})

it('the texts that show leave as a file of either kind; files come in by a page of their own [TX-05]', async () => {
  const { user, store } = await show()
  await user.type(screen.getByRole('searchbox'), 'algas')
  await screen.findByText('2 de 7 textos')
  await user.click(screen.getByRole('button', { name: 'Exportar' }))
  expect(await screen.findByText('2 textos que se muestran')).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: /^XLSX/ }))
  await waitFor(() => expect(selectDownloads(store.getState())).toMatchObject([{ name: expect.stringMatching(/^fr_FR-textos-.*\.xlsx$/) }]))
  expect(screen.getByRole('link', { name: 'Importar' })).toHaveAttribute('href', '/traducciones/fr_FR/importar')
})

it('a record opens in the language that one works on [TX-02]', async () => {
  const { user, router } = await show()
  await user.click(screen.getByRole('link', { name: 'Quelatos' }))
  expect(router.state.location).toMatchObject({ pathname: '/maestras/familias', state: { abrir: 2, idioma: 'fr_FR' } })
})

it('is narrowed by where texts stand and by kind, searched in both languages, and its address says so [TX-02]', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('radio', { name: /^Desfasadas 1/ }))
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  await user.click(screen.getByRole('radio', { name: /^Todas/ }))
  await user.type(screen.getByRole('searchbox'), 'foliaire')
  expect(screen.getByText('1 de 7 textos')).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'nada de eso')
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await user.click(screen.getByRole('radio', { name: /^Sin guardar/ }))
  expect(screen.getByText('No hay textos sin guardar')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver todas' }))
  expect(screen.getAllByRole('textbox')).toHaveLength(7)
})

it('drops "Sin guardar" where nothing is unsaved: when a language opens, and when all has been saved or discarded [TX-02]', async () => {
  const { user } = await show({ at: '/traducciones/fr_FR?estado=sin-guardar' })
  const unsaved = () => screen.getByRole('radio', { name: /^Sin guardar/ })
  expect(screen.getAllByRole('textbox')).toHaveLength(7)
  expect(unsaved()).not.toBeChecked()
  for (const [typed, name] of [
    ['Algues', 'Guardar'],
    ['Varech', 'Descartar'],
  ] as const) {
    await user.click(field(/^Nombre familia, Algas/))
    await user.keyboard(typed)
    await user.click(unsaved())
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name }))
    if (name === 'Descartar') await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(7))
    expect(unsaved()).not.toBeChecked()
  }
})

describe('keeps the focus in the line of filters where what shows all texts again goes with what it takes away [TX-02]', () => {
  const press = async (user: Awaited<ReturnType<typeof show>>['user'], name: string) => {
    screen.getAllByRole('button', { name }).at(-1)?.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
  const at = (asked: string) => `/traducciones/fr_FR?${asked}`

  it('by the button of the line', async () => {
    const { user } = await show({ at: at('tipo=familias') })
    await press(user, 'Quitar filtros')
    await waitFor(() => expect(screen.getByRole('group', { name: 'Filtros' })).toHaveFocus())
  })

  it.each([
    ['tipo=envases', 'Quitar filtros'],
    ['buscar=nada', 'Quitar filtros'],
  ])('by the one where no text is left, of %s', async (asked, name) => {
    const { user } = await show({ at: at(asked), isEmpty: true })
    await press(user, name)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Filtros' })).toHaveFocus())
  })

  it('on a narrow page, which has no line without filters, the heading has it', async () => {
    matchMedia(NARROW)
    const { user } = await show({ at: at('tipo=envases'), isEmpty: true })
    await press(user, 'Quitar filtros')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})

it('a name takes no line break, typed or pasted [TX-03, ML-03]', async () => {
  const { user } = await show()
  render(<PastedText />)
  const nombre = field(/^Nombre, Zinc Foliar/)
  await user.clear(nombre)
  await user.type(nombre, 'Zinc{Shift>}{Enter}{/Shift}')
  await user.paste('Foliaire\n   liquide')
  expect((nombre as HTMLTextAreaElement).value).toBe('ZincFoliaire liquide')
  act(() => (nombre as HTMLTextAreaElement).setSelectionRange(4, 4))
  await user.keyboard('{Shift>}{Enter}{/Shift} ')
  expect((nombre as HTMLTextAreaElement).value).toBe('Zinc Foliaire liquide')
  expect((nombre as HTMLTextAreaElement).selectionStart).toBe(5)
  const descripcion = field(/^Descripción, Zinc/)
  await user.click(descripcion)
  await user.paste('Uno\nDos')
  expect(descripcion).toHaveValue('Uno\nDos')
})

it('a tap sets the caret and selects no text, which the next letter would replace [TX-03]', async () => {
  await show()
  const nombre = field(/^Nombre, Zinc Foliar/) as HTMLTextAreaElement
  fireEvent.pointerDown(nombre)
  fireEvent.pointerUp(nombre)
  fireEvent.mouseDown(nombre)
  act(() => nombre.focus())
  fireEvent.mouseUp(nombre)
  expect(nombre.value).not.toBe('')
  expect(nombre.selectionStart).toBe(nombre.selectionEnd)
})

it('is worked by keyboard: typing replaces, keys go on, Escape gives back what is saved [TX-03]', async () => {
  const { user, pendingTexts } = await show()
  const nombre = field(/^Nombre, Zinc Foliar/)
  await user.click(nombre)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field(/^Descripción, Zinc/)).toHaveFocus())
  await user.keyboard('Corrige{Shift>}{Enter}{/Shift}la carence')
  expect(field(/^Descripción, Zinc/)).toHaveValue('Corrige\nla carence')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field(/^Modo de acción/)).toHaveFocus())
  await user.keyboard('Autre')
  expect(field(/^Modo de acción/)).toHaveValue('Autre')
  await user.keyboard('{Escape}')
  expect(field(/^Modo de acción/)).toHaveValue('Intervient dans les auxines.')
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}{Control>}{Enter}{/Control}')
  await waitFor(() => expect(field(/^Texto de Nitrógeno/)).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Subíndice 2' }))
  await waitFor(() => expect(field(/^Texto de Nitrógeno/)).toHaveFocus())
  expect(field(/^Texto de Nitrógeno/)).toHaveValue('₂')
  expect(Object.keys(pendingTexts())).toEqual(['productos_acabados/7/descripcion', 'lineas_de_composicion/88/valor'])
  expect(screen.getByRole('group', { name: 'Guardar las traducciones' })).toHaveTextContent('2 textos sin guardar en 1 registro')
})

it('has keys for scripts at names of components, free texts of compositions, and texts whose source has a script [TX-03, CQ-02]', async () => {
  const componente = texto({ tipo: 'componentes', nombre: 'Zinc', origen: 'Zinc' })
  const alga = texto({ id: 3, nombre: 'Alga 3', origen: 'Alga por m²' })
  const { user } = await show({ textos: [...todos, componente, alga] })
  const withKeys: (string | null)[] = []
  for (const each of screen.getAllByRole('textbox')) {
    await user.click(each)
    if (screen.queryAllByRole('toolbar').length === 2) withKeys.push(each.getAttribute('aria-label'))
  }
  expect(withKeys).toEqual([
    'Descripción, Zinc Foliar, francés (Francia)',
    'Texto de Nitrógeno total, Zinc Foliar, francés (Francia)',
    'Nombre componente químico, Zinc, francés (Francia)',
    'Nombre familia, Alga 3, francés (Francia)',
  ])
})

it('a text is copied from its source, marked as holding, and undone, with the focus in its field [TX-03]', async () => {
  const { user, pendingTexts } = await show()
  await user.click(field(/^Descripción, Zinc/))
  await user.click(screen.getByRole('button', { name: 'Copiar de es_ES: Descripción' }))
  expect(field(/^Descripción, Zinc/)).toHaveValue('Corrige la carencia de zinc (ZnSO<sub>4</sub>).')
  await waitFor(() => expect(field(/^Descripción, Zinc/)).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Deshacer el cambio de Descripción' }))
  await user.click(screen.getByRole('button', { name: 'La traducción de Modo de acción sigue valiendo' }))
  expect(pendingTexts()).toMatchObject({ 'productos_acabados/7/modo_de_accion': { vigente: true } })
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  const question = screen.getByRole('alertdialog', { name: '¿Desea descartar el texto sin guardar?' })
  await user.click(within(question).getByRole('button', { name: 'Descartar' }))
  expect(pendingTexts()).toEqual({})
  // The focus goes to the bar, because its buttons are disabled without changes.
  await waitFor(() => expect(screen.getByRole('group', { name: 'Guardar las traducciones' })).toHaveFocus())
})

it('a text that says what its source says is none that is translated, until it is said to hold: one, or all that show [TX-02]', async () => {
  const iguales = [1, 2, 3].map(id =>
    texto({ id, raiz: id, nombre: `Alga ${id}`, origen: `Alga ${id}`, destino: `Alga ${id}`, igual: true }),
  )
  const { user, pendingTexts, texts } = await show({ textos: [...todos.slice(0, 3), ...iguales] })
  await user.click(screen.getByRole('radio', { name: /^Igual al origen 3/ }))
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
  expect(within(screen.getAllByRole('table')[0] as HTMLElement).getAllByText('Igual al origen')).toHaveLength(3)
  await user.click(screen.getAllByRole('button', { name: 'Nombre familia vale así, igual al origen' })[0] as HTMLElement)
  expect(Object.values(pendingTexts())).toMatchObject([{ texto: 'Alga 1', vigente: true }])
  await user.click(screen.getByRole('button', { name: 'Valen así los 3' }))
  expect(Object.values(pendingTexts())).toMatchObject([{ vigente: true }, { vigente: true }, { vigente: true }])
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(texts()).toContain('Traducciones guardadas con éxito'))
  expect(pendingTexts()).toEqual({})
  expect(screen.getByRole('radio', { name: /^Igual al origen 0/ })).toBeChecked()
  expect(screen.getByText('No hay textos iguales a su origen')).toBeVisible()
})

it('a key takes the source over, which holds at once where one says so; texts of the same source are completed with what is typed [TX-03]', async () => {
  const alike = [11, 12].map(id => texto({ id, raiz: id, nombre: `Otra ${id}`, origen: 'Algas' }))
  const { user, pendingTexts } = await show({ textos: [...todos, ...alike] })
  await user.click(field(/^Nombre familia, Algas/))
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  expect(field(/^Nombre familia, Algas/)).toHaveValue('Algas')
  await waitFor(() => expect(field(/^Nombre familia, Algas/)).toHaveFocus())
  expect(screen.queryByRole('button', { name: /^Completar/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Nombre familia vale así, igual al origen' }))
  expect(pendingTexts()).toMatchObject({ 'familias/1/nombre': { texto: 'Algas', vigente: true } })
  await user.clear(field(/^Nombre familia, Algas/))
  await user.keyboard('Algues')
  await user.click(screen.getByRole('button', { name: 'Completar los 2 iguales: Algues' }))
  await waitFor(() => expect(field(/^Nombre familia, Algas/)).toHaveFocus())
  expect(Object.values(pendingTexts())).toMatchObject([1, 11, 12].map(() => ({ texto: 'Algues', vigente: false })))
})

it('what could not be saved stays with its reason, in the place of the list, and is tried again alone [TX-04]', async () => {
  let isDown = true
  const refuse: PutHandler = sent => (sent.id === 2 && isDown ? { status: 503, body: { detail: 'El servidor descansa.' } } : answered(sent))
  const { user, texts } = await show({ put: refuse })
  await user.click(field(/^Nombre familia, Algas/))
  await user.keyboard('Algues')
  await user.click(field(/^Nombre familia, Quelatos/))
  await user.keyboard('Chélates')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Se ha guardado 1 texto')
  expect(screen.getByText('1 registro no se ha podido guardar: sigue aquí, sin guardar.')).toBeVisible()
  expect(screen.getByText('No se ha guardado todo: queda 1 texto de 1 registro')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(1))
  expect(screen.getByText('No se ha guardado: el servidor descansa')).toBeVisible()
  await waitFor(() => expect(field(/^Nombre familia, Quelatos/)).toHaveFocus())
  screen.getByRole('button', { name: 'Cerrar el resultado' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Se ha guardado 1 texto')).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Reintentar Quelatos' }))
  await waitFor(() => expect(texts()).toContain('Traducciones guardadas con éxito'))
})

it.each([
  ['in a text', (save: HTMLElement) => fireEvent.click(save)],
  ['on the button', (save: HTMLElement, user: UserEvent) => user.click(save)],
] as const)(
  'what a save takes out of the view hands the focus to the text in its place, or the last: with the focus %s [TX-04]',
  async (_where, press) => {
    const { user, texts } = await show()
    await user.click(screen.getByRole('radio', { name: /^Faltan/ }))
    const save = async (saved: number) => {
      await press(screen.getByRole('button', { name: 'Guardar' }), user)
      await waitFor(() => expect(texts()).toHaveLength(saved))
    }
    // Both texts are sent together, and the next one stays.
    await user.click(field(/^Descripción, Zinc/))
    await user.keyboard('Une description')
    await user.click(field(/^Nombre familia, Algas/))
    await user.keyboard('Algues')
    await save(1)
    await waitFor(() => expect(field(/^Descripción familia, Algas/)).toHaveFocus())
    await user.click(field(/^Nombre familia, Quelatos/))
    await user.keyboard('Chélates')
    await save(2)
    await waitFor(() => expect(field(/^Descripción familia, Algas/)).toHaveFocus())
  },
)

it('of two versions of a text one is chosen, and the text is in its field again, with the focus [TX-04]', async () => {
  let theirs = ''
  const isBoth = ({ tipo, campo }: Texto) => tipo === 'familias' && campo === 'nombre'
  const get = () => ({ body: todos.map(each => (isBoth(each) ? { ...each, destino: theirs } : each)) })
  const { user } = await show({ get, put: () => ({ status: 412, body: { nombre: ['Ha cambiado'] } }) })
  for (const name of [/^Nombre familia, Algas/, /^Nombre familia, Quelatos/]) {
    await user.click(field(name))
    await user.keyboard('Mon nom')
  }
  theirs = 'Leur nom'
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.getAllByRole('group', { name: 'Dos versiones de Nombre familia' })).toHaveLength(2))
  screen
    .getAllByRole('button', { name: /^Quedarse con la otra/ })
    .at(-1)
    ?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(field(/^Nombre familia, Quelatos/)).toHaveFocus())
  expect(field(/^Nombre familia, Quelatos/)).toHaveValue('Leur nom')
})

it('where they cannot be had it says so, and asks again; of a language that all are translated from there is none [TX-02]', async () => {
  let isDown = true
  const { user } = await show({ get: () => (isDown ? { status: 500, body: {} } : { body: todos }), isEmpty: true })
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(await screen.findAllByRole('textbox')).toHaveLength(7)
  await show({ at: '/traducciones/es_ES', isEmpty: true })
  expect(screen.queryByRole('heading', { name: 'Español (España)' })).toBeNull()
})

it('nothing is missing: it says so [TX-02]', async () => {
  const { user } = await show({ textos: [texto({ destino: 'Algues' })] })
  await user.click(screen.getByRole('radio', { name: /^Faltan/ }))
  expect(screen.getByText('No falta ninguna traducción en francés (Francia)')).toBeVisible()
})
