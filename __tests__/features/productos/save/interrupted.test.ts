import { isSameLine } from '@/domain/producto/composicion'
import { blankContent } from '@/domain/producto/lineaContent'
import { valuesOf, type ProductoValues } from '@/domain/producto/productoValues'
import { DRAFT_SHAPE, markOf } from '@/domain/draft/draft'
import { productosSaga } from '@/features/productos/saga'
import { detailEntered, lineAccepted, lineMoved, lineRemoved, saveKey, saveRequested, selectProducto } from '@/features/productos/slice'
import { draftHanded, recoverRequested, selectDraftNotes, selectOffered, selectRecovered } from '@/store/drafts/slice'
import { selectIsRunning } from '@/store/sequences/slice'
import { fileVault } from '@/store/vault'
import { createMemoryServer, type MemoryServer } from '@test/support/memoryServer'
import { newDisk, openPage, turns } from '@test/support/mortalPage'
import { quietErrors } from '@test/support/quiet'
import { entrada, generico, linea } from '@test/features/productos/products'

quietErrors()

const FORM = 'productos/g'
const ID = 7
const owner = { producto_generico: ID }
type Page = Awaited<ReturnType<typeof openPage>>

const givenServer = () =>
  createMemoryServer({
    productos_genericos: [generico()],
    lineas_de_composicion: [11, 12, 13].map((line, orden) => linea(line, orden, owner)),
    como_se_aplica: [entrada(31, 51, owner), entrada(32, 52, owner)],
  })

const open = async (keys: boolean): Promise<Page> => {
  const page = await openPage('ana@example.com', productosSaga, { idempotencyKeys: keys })
  page.dispatch(detailEntered({ tipo: 'g', id: ID }))
  await turns(() => selectProducto(page.getState()).opened !== null)
  return page
}

const handOver = (page: Page, values: ProductoValues) => {
  const { formId, opened, composicion } = selectProducto(page.getState())
  if (!opened) throw new Error('It is not open')
  const openedValues = valuesOf(opened.record)
  page.dispatch(
    draftHanded({
      ...{ id: formId, shape: DRAFT_SHAPE, form: FORM, record: ID, name: 'Zinc', kind: 'Producto genérico', path: '' },
      ...{ over: markOf(openedValues), changes: ['Nombre'], at: Date.now() },
      content: {
        runKey: saveKey({ formId }),
        ...{ opened: openedValues, values, openedParts: { lines: opened.lines }, parts: { composicion } },
      },
    }),
  )
}

/** The name, an image, a line edited, one removed, one added, one moved, one stage less and one more; then Guardar. */
const editAndSave = (page: Page) => {
  const { formId, opened } = selectProducto(page.getState())
  const { ticket } = fileVault.keep(new File(['bytes'], 'saco.png', { type: 'image/png' }), formId)
  const values: ProductoValues = {
    ...valuesOf(opened?.record ?? {}),
    nombre: { es_ES: 'Zinc Foliar', en_US: 'Zinc', fr_FR: '' },
    estados_fenologicos: [52, 53],
    imagen_modo_de_accion: { kind: 'chosen', ticket, name: 'saco.png', size: 5 },
  }
  page.dispatch(lineAccepted(formId, '12', { ...blankContent(), componente: 77 }))
  page.dispatch(lineRemoved({ formId, id: '11' }))
  page.dispatch(lineAccepted(formId, null, { ...blankContent(), valor: { es_ES: 'pH 4 a 8' } }))
  page.dispatch(lineMoved({ formId, id: '13', by: -1 }))
  handOver(page, values)
  const { composicion } = selectProducto(page.getState())
  page.dispatch(saveRequested({ formId, values, overwrites: null, stay: false }))
  return { formId, values, composicion }
}
type Typed = ReturnType<typeof editAndSave>

const expectSaved = (server: MemoryServer, { values, composicion }: Typed) => {
  const lines = server.rows('lineas_de_composicion') as unknown as ReturnType<typeof linea>[]
  expect(lines.map(({ orden }) => orden).sort()).toEqual(composicion.map(({ orden }) => orden).sort())
  expect(composicion.filter(line => lines.filter(each => isSameLine(each, line)).length !== 1)).toEqual([])
  expect(server.rows('como_se_aplica').map(row => row['estado_fenologico'])).toEqual(expect.arrayContaining([52, 53]))
  expect(server.rows('como_se_aplica')).toHaveLength(2)
  expect(server.row('productos_genericos', ID)).toMatchObject({ nombre: values.nombre, estados_fenologicos: [52, 53] })
  expect(server.row('productos_genericos', ID)?.['imagen_modo_de_accion']).toEqual(expect.stringMatching(/./))
}

/** What a user does who comes back: takes the draft, and saves. */
const recoverAndSave = async (keys: boolean, typed: Typed) => {
  // Nothing of the page that died is left but what is on disk.
  fileVault.dropOf(typed.formId)
  const page = await open(keys)
  const { formId, opened } = selectProducto(page.getState())
  const note = selectOffered(page.getState(), FORM, ID, formId)
  if (!note) {
    page.close()
    return null
  }
  const now = valuesOf(opened?.record ?? {})
  page.dispatch(recoverRequested({ id: note.id, formId, opened: now, values: now, agreed: false, runKey: null }))
  await turns(() => selectRecovered(page.getState(), note.id) !== null)
  expect(selectProducto(page.getState()).formId).toBe(typed.formId)
  const values = selectRecovered(page.getState(), note.id) as ProductoValues
  page.dispatch(saveRequested({ formId: note.id, values, overwrites: null, stay: false }))
  await turns(() => !selectIsRunning(page.getState(), saveKey({ formId: note.id })))
  if (!selectProducto(page.getState()).saved)
    console.info(
      'WHY',
      JSON.stringify([
        page.getState().toasts,
        page.getState().conflicts,
        Object.values(page.getState().sequences).map(r => (r.facts as { lineas: unknown }).lineas),
      ]),
    )
  expect(selectProducto(page.getState()).saved).toBe(true)
  await turns(() => Object.keys(selectDraftNotes(page.getState())).length === 0)
  page.close()
  return note
}

/** How many calls and actions a save takes that nothing happens to. */
const measure = async (keys: boolean) => {
  newDisk()
  const server = givenServer()
  if (!keys) server.forgetKeys()
  const page = await open(keys)
  const before = server.callsSoFar()
  let actions = 0
  const typed = editAndSave(page)
  page.subscribe(() => (actions += 1))
  await turns(() => selectProducto(page.getState()).saved)
  expectSaved(server, typed)
  page.close()
  return { calls: server.callsSoFar() - before, actions }
}

describe.each([
  ['that knows idempotency keys', true],
  ['that knows no keys', false],
])('a save whose page dies, on an API %s', (_api, keys) => {
  it.each(['before', 'after'] as const)(
    '%s the server has done what any one call asks: recovered and saved, all is there once [DR-03, PE-11]',
    async when => {
      const { calls } = await measure(keys)
      expect(calls).toBeGreaterThan(8)
      for (let at = 0; at < calls; at += 1) {
        newDisk()
        const server = givenServer()
        if (!keys) server.forgetKeys()
        const page = await open(keys)
        const start = server.callsSoFar()
        server.troubleWith(asked => {
          if (asked.at !== start + at) return null
          page.die()
          return when
        })
        const typed = editAndSave(page)
        await turns(page.isDead)
        await new Promise(resolve => setTimeout(resolve, 5))
        server.troubleWith(() => null)
        expect(await recoverAndSave(keys, typed)).not.toBeNull()
        expectSaved(server, typed)
      }
    },
  )

  it('at any action: recovered and saved, all is there once; before the draft was on disk nothing was sent [DR-03, PE-11]', async () => {
    const { actions } = await measure(keys)
    expect(actions).toBeGreaterThan(20)
    let lost = 0
    for (let at = 0; at < actions; at += 1) {
      newDisk()
      const server = givenServer()
      if (!keys) server.forgetKeys()
      const page = await open(keys)
      const start = server.done().length
      page.dieAfter(6 + at)
      // What is dead calls nobody.
      server.troubleWith(() => (page.isDead() ? 'before' : null))
      const typed = editAndSave(page)
      await turns(page.isDead)
      await new Promise(resolve => setTimeout(resolve, 5))
      server.troubleWith(() => null)
      const sent = server.done().length - start
      const note = await recoverAndSave(keys, typed)
      if (note) expectSaved(server, typed)
      else {
        expect(sent).toBe(0)
        lost += 1
      }
    }
    expect(lost).toBeLessThan(4)
  })
})
