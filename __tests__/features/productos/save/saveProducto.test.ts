import fc from 'fast-check'
import { isSameLine, type LineaDraft } from '@/features/productos/model/composicion'
import { blankContent, type LineaContent } from '@/features/productos/model/lineaContent'
import type { ImageDraft } from '@/store/imageDraft'
import { valuesOf, type ProductoValues } from '@/features/productos/model/productoValues'
import { productTypes, type Tipo } from '@/features/productos/productTypes'
import { saveProducto } from '@/features/productos/save/saveProducto'
import {
  detailClosed,
  lineAccepted,
  lineMoved,
  lineRemoved,
  recordLoaded,
  detailEntered,
  saveKey,
  saveRequested,
  selectComposicionChanged,
  selectProducto,
} from '@/features/productos/slice'
import { selectPendingJourney } from '@/store/navigation'
import { selectConflict, selectRun } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'
import { createMemoryServer, type MemoryServer, type Trouble } from '@test/support/memoryServer'
import { play, stepsIn, withExtensions } from '@test/features/productos/play'
import { acabado, entrada, generico, linea } from '@test/features/productos/products'
import { tries } from '@test/support/long'

quietErrors()

type State = ReturnType<typeof stateAfter>

const roots = { g: '/api/productos_genericos/', a: '/api/productos_acabados/' }
const tables = { g: 'productos_genericos', a: 'productos_acabados' } as const
const FAILED = 'Se ha producido un error al guardar el producto'

/** Server, state and form of a product. By default the API of finished products ignores queries, so that all tests run with both kinds of API. */
const given = (tipo: Tipo, lineIds = [11, 12, 13], ignoresQueries = tipo === 'a') => {
  const id = tipo === 'g' ? 7 : 8
  const owner = { [productTypes[tipo].owner]: id }
  const record = tipo === 'g' ? generico() : acabado()
  const lines = lineIds.map((line, orden) => linea(line, orden, owner))
  const rows = {
    [tables[tipo]]: [record],
    // The last line and the last entry belong to another product.
    lineas_de_composicion: [...lines, linea(19, 0, { [productTypes[tipo].owner]: 99 })],
    como_se_aplica: [entrada(31, 51, owner), entrada(32, 52, owner), entrada(39, 51, { [productTypes[tipo].owner]: 99 })],
  }
  const server = createMemoryServer(rows, { ignoresQueries })
  const opened = detailEntered({ tipo, id })
  const { formId } = opened.payload
  const state = stateAfter(opened, recordLoaded({ formId, record, lines }))
  return { tipo, id, record, lines, server, formId, state, key: saveKey({ formId }) }
}
type SaveSetup = ReturnType<typeof given>

const chosen = (): ImageDraft => {
  const { ticket } = fileVault.keep(new File(['x'], 'saco.png', { type: 'image/png' }))
  return { kind: 'chosen', ticket, name: 'saco.png', size: 1 }
}

/** Edits of the form: name, image, lines edited, removed, added and moved, stages removed and added. */
const edited = ({ formId, record, state }: SaveSetup): { values: ProductoValues; state: State } => ({
  values: {
    ...valuesOf(record),
    nombre: { ...record.nombre, es_ES: 'Zinc Foliar' },
    estados_fenologicos: [52, 53],
    imagen_catalogo: chosen(),
    imagen_modo_de_accion: chosen(),
  },
  state: [
    lineAccepted(formId, '12', { ...blankContent(), componente: 77 }),
    lineRemoved({ formId, id: '11' }),
    lineAccepted(formId, null, { ...blankContent(), valor: { es_ES: 'pH 4 a 8' } }),
    lineMoved({ formId, id: '13', by: -1 }),
  ].reduce(rootReducer, state),
})

const isSaved = (state: State) => selectProducto(state).saved

const draft = (state: State): LineaDraft[] => selectProducto(state).composicion

/** Expects only the draft on the server: every line once and in order; every entry once, the old ones unchanged. */
const expectSaved = (server: MemoryServer, { tipo, id }: SaveSetup, values: ProductoValues, lines: readonly LineaDraft[]) => {
  const { owner } = productTypes[tipo]
  const ofProduct = (list: 'lineas_de_composicion' | 'como_se_aplica') => server.rows(list).filter(row => row[owner] === id)
  const saved = ofProduct('lineas_de_composicion') as unknown as ReturnType<typeof linea>[]
  expect(saved).toHaveLength(lines.length)
  expect(lines.filter(line => saved.filter(each => isSameLine(each, line)).length !== 1)).toEqual([])
  const entries = ofProduct('como_se_aplica')
  expect(entries.map(row => row['estado_fenologico']).sort()).toEqual([...values.estados_fenologicos].sort())
  expect(server.row(tables[tipo], id)).toMatchObject({
    nombre: values.nombre,
    estados_fenologicos: values.estados_fenologicos,
  })
  // Other products are unchanged.
  expect(server.row('lineas_de_composicion', 19)).toBeDefined()
  expect(server.row('como_se_aplica', 39)).toBeDefined()
}

const save = (formId: string, values: ProductoValues, state: State, overwrites: readonly string[] = [], stay = false) =>
  play(saveProducto, saveRequested({ formId, values, overwrites, stay }), state)

describe.each(['g', 'a'] as const)('saving a product of kind %s, step by step [AC-03]', tipo => {
  const root = roots[tipo]

  it('runs product, two images, lines and stages in this order, says so and goes to its list [PE-06, CO-07, AP-03, IM-02, HI-01]', async () => {
    const it = given(tipo)
    const { values, state } = edited(it)
    const saved = await save(it.formId, values, withExtensions(state))
    // All writes share the id of one save.
    expect(it.server.saves()).toHaveLength(11)
    expect(it.server.saves()).not.toContain(undefined)
    expect(new Set(it.server.saves()).size).toBe(1)
    const filter = `?${productTypes[tipo].owner}=${it.id}`
    expect(it.server.asked()).toEqual([
      `GET ${root}${it.id}/`,
      `PUT ${root}${it.id}/`,
      `POST ${root}${it.id}/upload_imagen_catalogo/`,
      `POST ${root}${it.id}/upload_imagen_modo_de_accion/`,
      `GET /api/lineas_de_composicion/${filter}`,
      ...Array<string>(3).fill('POST /api/lineas_de_composicion/'),
      'DELETE /api/lineas_de_composicion/11/',
      'DELETE /api/lineas_de_composicion/12/',
      'DELETE /api/lineas_de_composicion/13/',
      `GET /api/como_se_aplica/${filter}`,
      'POST /api/como_se_aplica/',
      'DELETE /api/como_se_aplica/31/',
    ])
    expect(stepsIn(saved.actions).filter(step => step.endsWith('done'))).toEqual([
      'Producto: done',
      'Imagen de catálogo: done',
      'Imagen de modo de acción: done',
      'Líneas de composición: done',
      'Cómo se aplica: done',
    ])
    expectSaved(it.server, it, values, draft(state))
    expect(it.server.row('como_se_aplica', 32)).toEqual(entrada(32, 52, { [productTypes[tipo].owner]: it.id }))
    expect(it.server.rows('como_se_aplica').find(row => row['estado_fenologico'] === 53)).toMatchObject({
      modo_de_aplicacion: 0,
      momento_de_aplicacion: {},
      objetivo: {},
      dosis: '',
    })
    expect(selectToasts(saved.state)).toMatchObject([{ tone: 'success', text: 'Producto guardado con éxito' }])
    expect(selectPendingJourney(saved.state)).toMatchObject({ to: productTypes[tipo].list })
    expect(isSaved(saved.state)).toBe(true)
    expect(selectRun(saved.state, it.key)).toBeUndefined()
  })

  it('goes on with what the server holds by then, where the form stays open; what is saved next is another run [PE-06, PE-11]', async () => {
    const it = given(tipo)
    const { values, state } = edited(it)
    const first = await save(it.formId, values, state, [], true)
    expect(stepsIn(first.actions).at(-1)).toBe('Volver a leer: done')
    expect(selectToasts(first.state)).toMatchObject([{ tone: 'success', text: 'Producto guardado con éxito' }])
    expect(selectPendingJourney(first.state)).toBeNull()
    const renewed = selectProducto(first.state)
    expect(renewed).toMatchObject({ saved: false, locale: 'es_ES', opened: { record: { nombre: values.nombre } } })
    expect(selectComposicionChanged(first.state)).toBe(false)
    const { formId, opened } = renewed
    expect(formId).not.toBe(it.formId)

    // An entry of a stage that was removed and added again is created again, although the API knows the key of its first creation.
    const next = valuesOf(opened?.record ?? {})
    const without = await save(formId, { ...next, estados_fenologicos: [52] }, first.state, [], true)
    const again = { ...next, estados_fenologicos: [52, 53] }
    const last = await save(selectProducto(without.state).formId, again, without.state)
    expect(selectPendingJourney(last.state)).toMatchObject({ to: productTypes[tipo].list })
    expectSaved(it.server, it, again, draft(first.state))
  })

  it('keeps the form as it is where all is saved and cannot be read again; the next save ends with every thing once [PE-08, PE-11]', async () => {
    const it = given(tipo)
    const { values, state } = edited(it)
    it.server.troubleWith(({ at }) => (at >= 14 ? { status: 503, detail: 'El servidor está ocupado.' } : null))
    const failed = await save(it.formId, values, state, [], true)
    expect(selectToasts(failed.state)).toMatchObject([
      { tone: 'error', text: 'El producto se ha guardado, pero no se ha podido volver a leer. El servidor está ocupado.' },
    ])
    expect(selectProducto(failed.state)).toEqual({ ...selectProducto(state), removed: [] })
    it.server.troubleWith(() => null)
    const saved = await save(it.formId, values, failed.state, [], true)
    expect(selectProducto(saved.state).formId).not.toBe(it.formId)
    expectSaved(it.server, it, values, draft(state))
  })

  it('saves its own lines and stages, and leaves others their own, whether the API reads queries or not [CO-07, AP-03]', async () => {
    for (const ignoresQueries of [false, true]) {
      const it = given(tipo, [11, 12, 13], ignoresQueries)
      const { values, state } = edited(it)
      const saved = await save(it.formId, values, state)
      expect(selectToasts(saved.state)).toMatchObject([{ tone: 'success' }])
      expectSaved(it.server, it, values, draft(state))
    }
  })

  it('sends the whole product, what no form edits included, as it is by now', async () => {
    const it = given(tipo)
    const current = { ...it.record, imagen_catalogo: 'http://images.test/nueva.png', de_otro_sistema: 'X-1' }
    it.server.write(tables[tipo], current)
    await save(it.formId, { ...valuesOf(it.record), codigo: 'Z-9' }, it.state)
    const [body] = it.server.bodies(`PUT ${root}${it.id}/`)
    expect(body).toEqual({ ...current, codigo: 'Z-9' })
    expect(Object.keys(body ?? {})).toEqual(expect.arrayContaining(['id', 'slug', ...(tipo === 'a' ? ['producto_generico'] : [])]))
  })

  it('sends every line with its product only, and nothing selected as null [CO-05, CO-07, PE-05]', async () => {
    const it = given(tipo)
    await save(it.formId, { ...valuesOf(it.record), familia: 0, empresa: '' }, it.state)
    const owners = it.server.rows('lineas_de_composicion').map(row => [row['producto_generico'], row['producto_acabado']])
    expect(owners.filter(([one, other]) => (one === null) === (other === null))).toEqual([])
    expect(it.server.row(tables[tipo], it.id)).toMatchObject({ familia: null, ...(tipo === 'a' && { empresa: null }) })
  })

  it('leaves images alone that nobody touched, and marks their steps so [IM-01, IM-02]', async () => {
    const it = given(tipo)
    const { actions } = await save(it.formId, valuesOf(it.record), it.state)
    expect(stepsIn(actions).slice(2, 4)).toEqual(['Imagen de catálogo: skipped', 'Imagen de modo de acción: skipped'])
    expect(it.server.asked().filter(call => call.includes('imagen'))).toEqual([])
  })

  it('reads its files before it sends anything: one that cannot be read stops it, and is named [IM-05, PE-11]', async () => {
    const it = given(tipo)
    const { values, state } = edited(it)
    const torn = { ...chosen(), kind: 'chosen' as const, ticket: 'torn', name: 'hoja.png', size: 1 }
    const file = Object.assign(new File(['x'], 'hoja.png'), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
    fileVault.restore({ ticket: 'torn' }, file, '')
    const failed = await save(it.formId, { ...values, imagen_modo_de_accion: torn }, state)
    expect(it.server.asked()).toEqual([])
    expect(selectToasts(failed.state).map(({ text }) => text)).toEqual(['No se puede leer «hoja.png»: elija la imagen otra vez o quítela.'])
    expect(stepsIn(failed.actions)).toEqual(['Imagen de modo de acción: failed'])
    await save(it.formId, values, failed.state)
    expectSaved(it.server, it, values, draft(state))
  })

  it('deletes the image that was marked, and only logs where that fails [IM-02, IM-06]', async () => {
    const it = given(tipo)
    it.server.troubleWith(({ path }) => (path.includes('delete_imagen') ? 'before' : null))
    const values: ProductoValues = { ...valuesOf(it.record), imagen_catalogo: { kind: 'remove' } }
    const { state } = await save(it.formId, values, it.state)
    expect(it.server.asked()).toContain(`DELETE ${root}${it.id}/delete_imagen_catalogo/`)
    expect(selectToasts(state)).toMatchObject([{ tone: 'success' }])
  })

  const troubles: [string, Trouble, string][] = [
    ['the network is cut before the server acts', 'before', FAILED],
    ['the network is cut after it has acted', 'after', FAILED],
    ['the server refuses', { status: 409, detail: 'Ahora no' }, 'Ahora no'],
    ['the server breaks', { status: 500, detail: null }, FAILED],
  ]
  // Fourteen calls, like above.
  const calls = Array.from({ length: 14 }, (_, at) => at)

  it.each(troubles)(
    'at whatever call %s it stops and says so; the next try ends with every thing once [PE-08, PE-11, ER-01, ER-06]',
    async (_how, trouble, text) => {
      for (const failing of calls) {
        const it = given(tipo)
        const { values, state } = edited(it)
        it.server.troubleWith(({ at }) => (at === failing ? trouble : null))
        const failed = await save(it.formId, values, state)
        expect(selectToasts(failed.state)).toMatchObject([{ tone: 'error', text }])
        // The state is unchanged, except the removed lines that could be restored until the save.
        expect(selectProducto(failed.state)).toEqual({ ...selectProducto(state), removed: [] })
        expect(selectPendingJourney(failed.state)).toBeNull()
        expect(selectRun(failed.state, it.key)?.phase).toBe('failed')

        const again = await save(it.formId, values, failed.state)
        expect(selectToasts(again.state)).toMatchObject([{ tone: 'error' }, { tone: 'success' }])
        expectSaved(it.server, it, values, draft(state))
        // Finished steps are not repeated.
        const writes = it.server.done().filter(call => !call.startsWith('PUT'))
        expect(writes.filter(call => call.includes('upload'))).toHaveLength(2)
        expect(writes.filter(call => call === 'POST /api/lineas_de_composicion/')).toHaveLength(3)
        expect(writes.filter(call => call === 'POST /api/como_se_aplica/')).toHaveLength(1)
        expect(writes.filter(call => call.startsWith('DELETE'))).toHaveLength(4)
      }
    },
  )

  it('ends with exactly the draft however often it fails and whatever is edited in between [PE-11]', async () => {
    const edit = fc.oneof(
      fc.record({ kind: fc.constant('edit'), at: fc.nat(4), componente: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('remove'), at: fc.nat(4), componente: fc.constant(0) }),
      fc.record({ kind: fc.constant('add'), at: fc.nat(4), componente: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('move'), at: fc.nat(4), componente: fc.constant(0) }),
      fc.record({ kind: fc.constant('name'), at: fc.nat(2), componente: fc.constant(0) }),
      fc.record({ kind: fc.constant('stage'), at: fc.integer({ min: 51, max: 54 }), componente: fc.constant(0) }),
    )
    const attempt = fc.record({
      edits: fc.array(edit, { maxLength: 4 }),
      failing: fc.nat(16),
      trouble: fc.constantFrom<Trouble>('before', 'after', { status: 500, detail: null }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 5 }), fc.boolean(), async (attempts, knowsKeys) => {
        const it = given(tipo)
        if (!knowsKeys) it.server.forgetKeys()
        let { state } = it
        let values = valuesOf(it.record)
        for (const { edits, failing, trouble } of attempts) {
          if (isSaved(state)) break
          for (const { kind, at, componente } of edits) {
            const { formId } = selectProducto(state)
            const lines = draft(state)
            const line = lines[at % Math.max(lines.length, 1)]
            const content = { ...blankContent(), componente }
            if (kind === 'add') state = rootReducer(state, lineAccepted(formId, null, content))
            else if (kind === 'name') values = { ...values, nombre: { ...it.record.nombre, es_ES: ['Zinc', 'Zn', 'Cinc'][at] ?? '' } }
            else if (kind === 'stage') {
              const { estados_fenologicos: before } = values
              values = { ...values, estados_fenologicos: before.includes(at) ? before.filter(each => each !== at) : [...before, at] }
            } else if (line && kind === 'edit') state = rootReducer(state, lineAccepted(formId, line.id, content))
            else if (line && kind === 'remove') state = rootReducer(state, lineRemoved({ formId, id: line.id }))
            else if (line) state = rootReducer(state, lineMoved({ formId, id: line.id, by: 1 }))
          }
          const start = it.server.callsSoFar()
          it.server.troubleWith(({ at }) => (at === start + failing ? trouble : null))
          const lines = draft(state)
          ;({ state } = await save(it.formId, values, state))
          if (isSaved(state)) expectSaved(it.server, it, values, lines)
        }
        it.server.troubleWith(() => null)
        if (isSaved(state)) return
        const lines = draft(state)
        ;({ state } = await save(it.formId, values, state))
        expect(isSaved(state)).toBe(true)
        expectSaved(it.server, it, values, lines)
      }),
      tries(50),
    )
  })

  it('writes only what was edited over what others have written since [ML-06]', async () => {
    const it = given(tipo)
    it.server.write(tables[tipo], {
      ...it.record,
      codigo: 'NUEVO',
      nombre: { ...it.record.nombre, fr_FR: 'Zinc F' },
      estados_fenologicos: [51, 52, 60],
    })
    const values = { ...valuesOf(it.record), nombre: { ...it.record.nombre, es_ES: 'Mío' } }
    await save(it.formId, values, it.state)
    expect(it.server.row(tables[tipo], it.id)).toMatchObject({ codigo: 'NUEVO', nombre: { es_ES: 'Mío', en_US: 'Zinc', fr_FR: 'Zinc F' } })
    const stages = it.server.rows('como_se_aplica').filter(row => row[productTypes[tipo].owner] === it.id)
    expect(stages.map(row => row['estado_fenologico'])).toEqual([51, 52, 60])
  })

  it('asks where somebody else has written the same text, and writes mine when that is the answer', async () => {
    const it = given(tipo)
    it.server.write(tables[tipo], { ...it.record, nombre: { es_ES: 'Suyo' } })
    const values = { ...valuesOf(it.record), nombre: { es_ES: 'Mío' } }
    const asked = await save(it.formId, values, it.state)
    const conflict = selectConflict(asked.state, it.key)
    expect(conflict?.clashes).toEqual([{ field: 'nombre', locale: 'es_ES', mine: 'Mío', theirs: 'Suyo' }])
    expect(it.server.done()).toEqual([])
    expect(selectToasts(asked.state)).toEqual([])
    const { state } = await save(it.formId, values, asked.state, conflict?.tags ?? [])
    expect(it.server.row(tables[tipo], it.id)).toMatchObject({ nombre: { es_ES: 'Mío' } })
    expect(isSaved(state)).toBe(true)
  })

  it('leaves the composition of somebody else alone where none was edited here', async () => {
    const it = given(tipo)
    it.server.remove('lineas_de_composicion', 12)
    it.server.write('lineas_de_composicion', linea(500, 1, { [productTypes[tipo].owner]: it.id }))
    await save(it.formId, valuesOf(it.record), it.state)
    expect(it.server.rows('lineas_de_composicion').map(({ id }) => id)).toEqual([11, 13, 19, 500])
  })

  it('adds its line to that of somebody else: both stand, whether or not the others were made anew [CO-07, ML-06]', async () => {
    for (const isRenewed of [false, true]) {
      const it = given(tipo)
      const owner = { [productTypes[tipo].owner]: it.id }
      for (const line of isRenewed ? it.lines : []) {
        it.server.remove('lineas_de_composicion', line.id)
        it.server.write('lineas_de_composicion', { ...line, id: line.id + 400 })
      }
      it.server.write('lineas_de_composicion', linea(500, 3, owner))
      const added = rootReducer(it.state, lineAccepted(it.formId, null, { ...blankContent(), componente: 77 }))
      const saved = await save(it.formId, valuesOf(it.record), added)
      expect(isSaved(saved.state)).toBe(true)
      expect(selectConflict(saved.state, it.key)).toBeUndefined()
      const rows = it.server.rows('lineas_de_composicion').filter(row => row[productTypes[tipo].owner] === it.id)
      expect(rows.map(({ componente, orden }) => [componente, orden])).toEqual([
        [11, 0],
        [12, 1],
        [13, 2],
        [500, 3],
        [77, 4],
      ])
    }
  })

  it('asks once, for the text and the line alike, before anything is written [ML-06]', async () => {
    const it = given(tipo)
    it.server.write(tables[tipo], { ...it.record, nombre: { ...it.record.nombre, es_ES: 'Suyo' } })
    it.server.write('lineas_de_composicion', linea(12, 1, { [productTypes[tipo].owner]: it.id, cantidad_1: 3 }))
    const { values, state } = edited(it)
    const asked = await save(it.formId, values, state)
    const conflict = selectConflict(asked.state, it.key)
    expect(conflict?.clashes.map(({ field }) => field)).toEqual(['nombre', 'lineas_de_composicion'])
    expect(it.server.done()).toEqual([])
    const saved = await save(it.formId, values, asked.state, conflict?.tags)
    expect(isSaved(saved.state)).toBe(true)
    expectSaved(it.server, it, values, draft(state))
  })

  it('asks before it writes over a line that somebody else has edited', async () => {
    const it = given(tipo)
    it.server.write('lineas_de_composicion', linea(12, 1, { [productTypes[tipo].owner]: it.id, cantidad_1: 3 }))
    const { values, state } = edited(it)
    const asked = await save(it.formId, values, state)
    const conflict = selectConflict(asked.state, it.key)
    const mine = { componente: 77, cantidad_1: null }
    expect(conflict?.clashes).toMatchObject([
      { field: 'lineas_de_composicion', locale: null, part: '12', mine, theirs: { componente: 12, cantidad_1: 3 } },
    ])
    expect(it.server.rows('lineas_de_composicion')).toHaveLength(4)
    const saved = await save(it.formId, values, asked.state, conflict?.tags ?? [])
    expect(isSaved(saved.state)).toBe(true)
    expectSaved(it.server, it, values, draft(state))
  })

  it('makes at most six calls at a time inside a step, and counts them for all to see [PE-06]', async () => {
    const it = given(tipo)
    const adds = Array.from({ length: 30 }, (_, at) => lineAccepted(it.formId, null, { ...blankContent(), componente: at + 1 }))
    const { actions } = await save(it.formId, valuesOf(it.record), adds.reduce(rootReducer, it.state))
    expect(it.server.mostAtOnce()).toBe(6)
    const progress = actions.flatMap(action => ('payload' in action ? [(action.payload as { progress?: unknown }).progress] : []))
    expect(progress).toContainEqual(expect.objectContaining({ done: 12, total: 36 }))
    expect(progress).toContainEqual(expect.objectContaining({ done: 36, total: 36 }))
  })

  it('never leaves the server without a composition, wherever it is interrupted [CO-07]', async () => {
    for (let failing = 0; failing < 14; failing += 1) {
      const it = given(tipo)
      const { values, state } = edited(it)
      it.server.troubleWith(({ at }) => (at >= failing ? 'before' : null))
      await save(it.formId, values, state)
      const texts = it.server.rows('lineas_de_composicion').filter(row => row[productTypes[tipo].owner] === it.id)
      const isWhole = (lines: readonly LineaContent[]) =>
        lines.every(line => texts.some(row => (row as unknown as LineaContent).componente === line.componente))
      expect(isWhole(it.lines) || isWhole(draft(state))).toBe(true)
    }
  })

  it('takes less than a fifth of the time for forty lines than one call after the other would', async () => {
    const ids = Array.from({ length: 40 }, (_, at) => 100 + at)
    const it = given(tipo, ids)
    jest.useFakeTimers()
    try {
      it.server.answerAfter(50)
      const start = Date.now()
      let asked: string[] = []
      let end = Infinity
      const saving = save(it.formId, valuesOf(it.record), it.state)
      for (let ms = 0; ms < 5_000 && end === Infinity; ms += 50) {
        await jest.advanceTimersByTimeAsync(50)
        asked = it.server.asked()
        if (asked.some(call => call.includes('como_se_aplica'))) end = Date.now()
      }
      await jest.runAllTimersAsync()
      await saving
      const before = asked.findIndex(call => call.includes('lineas_de_composicion'))
      const calls = asked.filter(call => call.includes('lineas_de_composicion')).length
      expect(calls).toBe(1 + 40 + 40)
      expect(end - start - 50 * before).toBeLessThan((50 * calls) / 5)
    } finally {
      jest.useRealTimers()
    }
  })

  it('takes nobody back to the list who has left the form since, and forgets the run if it failed', async () => {
    const it = given(tipo)
    const request = saveRequested({ formId: it.formId, values: valuesOf(it.record), overwrites: [], stay: false })
    const left = detailClosed({ formId: it.formId })
    const saved = await play(saveProducto, request, it.state, left)
    expect(selectToasts(saved.state)).toMatchObject([{ tone: 'success' }])
    expect(selectPendingJourney(saved.state)).toBeNull()
    it.server.troubleWith(() => 'before')
    const failed = await play(saveProducto, request, it.state, left)
    expect(failed.state.sequences).toEqual({})
  })

  it('does nothing for a form that is closed or saved: a second click comes too late [MA-13]', async () => {
    const it = given(tipo)
    const first = await save(it.formId, valuesOf(it.record), it.state)
    const calls = it.server.callsSoFar()
    await save(it.formId, valuesOf(it.record), first.state)
    await save(it.formId, valuesOf(it.record), rootReducer(it.state, detailClosed({ formId: it.formId })))
    expect(it.server.callsSoFar()).toBe(calls)
  })
})
