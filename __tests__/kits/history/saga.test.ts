import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ApiError } from '@/api/http/ApiError'
import { downloadImage } from '@/api/http/downloadImage'
import { historialApi } from '@/api/historial'
import type { FormEdit } from '@/kits/history/model/formEdit'
import { componentes, familias, iconos, productosAcabados } from '@/store/catalogues'
import { bring, BRING_FAILED, historialSaga, loadPage } from '@/kits/history/saga'
import {
  bringRequested,
  editsLaid,
  editsTaken,
  fullTextsLoaded,
  moreRequested,
  pageFailed,
  pageLoaded,
  panelClosed,
  panelOpened,
  selectHistorial,
  undoRequested,
  type BringRequest,
} from '@/kits/history/slice'
import { recordDeleted, savesMissed, saveReceived } from '@/kits/forms/news/slice'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'
import { entry, page } from '@test/kits/history/entries'

const { logged } = quietErrors()
const strict = noRealCalls(historialApi)
const formId = 'f1'
const opened = panelOpened({ formId, tipo: 'productos_acabados', id: 8 })
const first = pageLoaded({ formId, antes: null, pagina: page([entry(3), entry(2)], '2', 3) })

describe('the pages of a history', () => {
  const loadedPage = async (isFirst: boolean, answer: unknown, ...before: { type: string }[]) => {
    const { storeState } = await expectSaga(loadPage, formId, isFirst)
      .withReducer(rootReducer, stateAfter(...before))
      .provide([[matchers.call.fn(historialApi.ofRecord), answer], strict])
      .run()
    return selectHistorial(storeState)
  }

  it('begin with the newest, and go on from the last that is known [HI-02]', async () => {
    expect(await loadedPage(true, page([entry(3)], '3', 2), opened)).toMatchObject({ status: 'known', siguiente: '3', total: 2 })
    const { entradas, total, siguiente } = await loadedPage(false, page([entry(1)], null, null), opened, first, moreRequested({ formId }))
    expect(entradas.map(({ id }) => id)).toEqual([3, 2, 1])
    expect({ total, siguiente }).toEqual({ total: 3, siguiente: null })
  })

  it('tell which of them could not be had [HI-02]', async () => {
    const failure = throwError(new ApiError(500, null))
    expect(await loadedPage(true, failure, opened)).toMatchObject({ status: 'failed' })
    expect(await loadedPage(false, failure, opened, first, moreRequested({ formId }))).toMatchObject({ status: 'known', more: 'failed' })
    expect(logged()).toEqual(['historial', 'historial'])
  })

  it('are not asked for by whoever has gone, nor behind the last [HI-02]', async () => {
    await expectSaga(loadPage, formId, true).withReducer(rootReducer, stateAfter()).provide([strict]).run()
    const last = pageLoaded({ formId, antes: null, pagina: page([entry(1)]) })
    await expectSaga(loadPage, formId, false).withReducer(rootReducer, stateAfter(opened, last)).provide([strict]).run()
  })

  it('are of what was opened last: a late answer changes nothing [HI-02]', () => {
    const other = panelOpened({ formId: 'f2', tipo: 'ensayos', id: 1 })
    expect(selectHistorial(stateAfter(opened, other, first))).toMatchObject({ status: 'waiting', entradas: [] })
    expect(selectHistorial(stateAfter(opened, first, panelClosed({ formId })))).toMatchObject({ opened: null, entradas: [] })
  })

  it('stay in sight while a save has them read again, and nothing of them is unsaved any more [HI-02]', () => {
    const laid = editsLaid({ formId, key: '3/0', edits: [], missing: ['x'], isUndo: false })
    const renewed = panelOpened({ formId: 'f2', tipo: 'productos_acabados', id: 8 })
    expect(selectHistorial(stateAfter(opened, first, laid, renewed))).toMatchObject({
      status: 'known',
      brought: {},
      entradas: [{ id: 3 }, { id: 2 }],
    })
  })

  it('are asked for once the panel opens, and as it is scrolled [HI-02]', async () => {
    const ask = jest.fn(() => page([entry(3)], '3', 2))
    await expectSaga(historialSaga)
      .withReducer(rootReducer, stateAfter())
      .provide([{ call: ({ fn }, next) => (fn === historialApi.ofRecord ? ask() : next()) }])
      .dispatch(opened)
      .dispatch(moreRequested({ formId }))
      .silentRun(50)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('the newest page, read again', () => {
  const again = (...pages: ReturnType<typeof page>[]) =>
    selectHistorial(stateAfter(opened, first, ...pages.map(pagina => pageLoaded({ formId, antes: null, pagina }))))

  it('follows the news of its record alone, which come in flocks [HI-02, SY-03, SY-04]', async () => {
    const ask = jest.fn(() => page([entry(3)], '3', 2))
    const key = 'productos_acabados 8'
    await expectSaga(historialSaga)
      .withReducer(rootReducer, stateAfter())
      .provide([{ call: ({ fn }, next) => (fn === historialApi.ofRecord ? ask() : next()) }])
      .dispatch(opened)
      .dispatch(saveReceived({ key: 'productos_acabados 9', usuario: null, momento: '' }))
      .dispatch(saveReceived({ key, usuario: null, momento: '' }))
      .dispatch(savesMissed({ key }))
      .dispatch(recordDeleted({ key, usuario: null, momento: '' }))
      .silentRun(500)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('keeps the older entries, and the known ones as they are [HI-02]', () => {
    const known = selectHistorial(stateAfter(opened, first)).entradas
    const { entradas, siguiente, total } = again(page([entry(4), entry(3)], '3', 4))
    expect(entradas.map(({ id }) => id)).toEqual([4, 3, 2])
    expect({ siguiente, total }).toEqual({ siguiente: '2', total: 4 })
    expect(entradas[1]).toBe(known[0])
    const more = again(page([entry(9), entry(8)], '8', 9))
    expect(more.entradas.map(({ id }) => id)).toEqual([9, 8])
    expect(more.siguiente).toBe('8')
  })

  it('keeps the full texts of an entry, unless its save has gone on [HI-02]', () => {
    const change = (despues: string) => ({ tipo: 'familias', registro: 3, campo: 'descripcion', idioma: 'es_ES', antes: null, despues })
    const cut = page([entry(3, { cambios: [{ ...change('a'.repeat(200)), recortado: true }] }), entry(2)], '2', 3)
    const whole = fullTextsLoaded({ formId, entrada: 3, cambios: [change('a'.repeat(300))] })
    const [known] = selectHistorial(stateAfter(opened, pageLoaded({ formId, antes: null, pagina: cut }), whole)).entradas
    const after = (pagina: typeof cut) =>
      selectHistorial(
        stateAfter(opened, pageLoaded({ formId, antes: null, pagina: cut }), whole, pageLoaded({ formId, antes: null, pagina })),
      ).entradas[0]
    expect(after(cut)).toEqual(known)
    const longer = page([entry(3, { cambios: [...(cut.entradas[0]?.cambios ?? []), change('b')] }), entry(2)], '2', 3)
    expect(after(longer)?.cambios).toHaveLength(2)
  })

  it('leaves the known entries in sight where it cannot be had [HI-02]', () => {
    const failed = selectHistorial(stateAfter(opened, first, pageFailed({ formId, antes: null })))
    expect(failed).toMatchObject({ status: 'failed', entradas: [{ id: 3 }, { id: 2 }] })
  })
})

const request = (edits: BringRequest['edits'], more: Partial<BringRequest> = {}): BringRequest => ({
  ...{ formId, key: '3/0', entrada: 3, edits },
  editable: { campos: ['nombre', 'familia', 'imagen_catalogo'], partes: ['lineas_de_composicion'] },
  known: { campos: ['http://a/known.png'], partes: [] },
  ...more,
})

const record = (id: number) => ({ id, nombre: { es_ES: `n${id}` } })
const there = [
  familias.loaded([{ ...record(2), descripcion: {}, color: '', prioridad: 0, imagen: null }]),
  iconos.loaded([{ ...record(1), descripcion: {}, imagen: null }]),
  componentes.loaded([record(4)]),
  productosAcabados.loaded([
    { ...record(6), codigo: '6', producto_generico: null, paises: [], familia: null, empresa: null, activo: true, ecologico: false },
  ]),
]

/** Edits for the form after a request to restore, with images that can be downloaded. */
const broughtBy = async (payload: BringRequest, version?: unknown) => {
  const nombres = { familias: { 9: { codigo: null, nombre: { es_ES: 'Mojantes' } } }, componentes: { 5: { codigo: null, nombre: 'Boro' } } }
  const entries = pageLoaded({ formId, antes: null, pagina: page([entry(3, { nombres })]) })
  const { storeState } = await expectSaga(bring, bringRequested(payload))
    .withReducer(rootReducer, stateAfter(...there, opened, entries, bringRequested(payload)))
    .provide([
      [matchers.call.fn(downloadImage), new Blob(['abc'], { type: 'image/webp' })],
      ...(version === undefined ? [] : [[matchers.call.fn(historialApi.version), version] as [object, unknown]]),
      strict,
    ])
    .run()
  return { ...selectHistorial(storeState), toasts: selectToasts(storeState) }
}

describe('what is brought back', () => {
  it('is laid in as it was; what refers to something that is gone is not, and that is said [HI-03]', async () => {
    const campo = (name: string, valor: unknown): FormEdit => ({ kind: 'campo', campo: name, idioma: null, valor })
    const line = (componente: number): FormEdit => ({ kind: 'parte', tipo: 'lineas_de_composicion', id: null, fields: { componente } })
    const { laid, busy } = await broughtBy(request([campo('familia', 2), campo('familia', 9), campo('iconos', [1, 7]), line(4), line(5)]))
    expect(laid).toMatchObject({
      edits: [campo('familia', 2), campo('iconos', [1]), line(4)],
      missing: ['Familia Mojantes ya no existe', 'Icono Sin nombre ya no existe', 'Componente químico Boro ya no existe'],
    })
    expect(busy).toEqual([])
  })

  it('is a combination with the finished products that are still there [HI-03]', async () => {
    const combination = (...products: number[]): FormEdit => ({
      ...{ kind: 'parte', tipo: 'combinaciones_de_productos', id: null },
      fields: { productos_acabados: products },
    })
    const { laid } = await broughtBy(request([combination(6, 9)]))
    expect(laid).toMatchObject({ edits: [combination(6)], missing: ['Producto acabado Sin nombre ya no existe'] })
  })

  it('says of what cannot be laid in at all that it was not [HI-03]', async () => {
    const { laid, brought } = await broughtBy(request([{ kind: 'campo', campo: 'familia', idioma: null, valor: 9 }]))
    expect({ laid, brought }).toEqual({ laid: null, brought: { '3/0': { undo: [], missing: ['Familia Mojantes ya no existe'] } } })
  })

  it('is an image as a file of the form, unless the form has it already [HI-03]', async () => {
    const image = (valor: string | null): FormEdit => ({ kind: 'imagen', campo: 'imagen_catalogo', valor, picture: null })
    const part: FormEdit = { kind: 'parte', tipo: 'adjuntos_de_ensayo', id: null, fields: { imagen: 'http://a/2.png' } }
    const { laid } = await broughtBy(request([image('http://a/1.png'), image('http://a/known.png'), image(null), part]))
    const chosen = { kind: 'chosen', ticket: expect.any(String), name: 'imagen.webp', size: 3 }
    expect(laid?.edits).toEqual([
      { ...image('http://a/1.png'), picture: chosen },
      { ...image('http://a/known.png'), picture: { kind: 'keep' } },
      { ...image(null), picture: { kind: 'remove' } },
      { ...part, fields: { imagen: null, picture: chosen } },
    ])
    const [first] = laid?.edits ?? []
    const ticket = first?.kind === 'imagen' && first.picture?.kind === 'chosen' ? first.picture.ticket : ''
    expect(fileVault.open({ ticket }).type).toBe('image/webp')
  })

  it('is a whole version: what the form edits of it, and its parts in their order [HI-03]', async () => {
    const version = {
      registro: { nombre: { es_ES: 'Zinc' }, familia: 9, slug: 'zinc', imagen_catalogo: '' },
      partes: {
        lineas_de_composicion: [
          { componente: 4, orden: 1 },
          { componente: 4, orden: 0 },
          { componente: 5, orden: 2 },
        ],
        como_se_aplica: [],
      },
      nombres: { familias: { 9: { codigo: null, nombre: { es_ES: 'Humectantes' } } } },
    }
    const { laid } = await broughtBy(request('version'), version)
    expect(laid).toMatchObject({
      edits: [
        { kind: 'campo', campo: 'nombre', idioma: null, valor: { es_ES: 'Zinc' } },
        { kind: 'imagen', campo: 'imagen_catalogo', valor: null, picture: { kind: 'remove' } },
        {
          kind: 'partes',
          tipo: 'lineas_de_composicion',
          partes: [
            { componente: 4, orden: 0 },
            { componente: 4, orden: 1 },
          ],
        },
      ],
      missing: ['Familia Humectantes ya no existe', 'Componente químico Sin nombre ya no existe'],
    })
  })

  it('is nothing where it cannot be had, which is said [HI-03]', async () => {
    const payload = request('version')
    const { toasts, laid, busy } = await broughtBy(payload, throwError(new ApiError(404, null)))
    expect(toasts).toMatchObject([{ tone: 'error', text: BRING_FAILED }])
    expect({ laid, busy }).toEqual({ laid: null, busy: [] })
    expect(logged()).toEqual(['historial'])
  })

  it('can be taken back once the form holds it, and brought again [HI-03]', () => {
    const edit: FormEdit = { kind: 'campo', campo: 'familia', idioma: null, valor: 2 }
    const undo: FormEdit = { ...edit, valor: 3 }
    const change = { formId, key: '3/0' }
    const taken = [
      opened,
      first,
      editsLaid({ ...change, edits: [edit], missing: [], isUndo: false }),
      editsTaken({ ...change, undo: [undo] }),
    ]
    expect(selectHistorial(stateAfter(...taken))).toMatchObject({ laid: null, brought: { '3/0': { undo: [undo] } } })
    const asked = [...taken, undoRequested(change)]
    expect(selectHistorial(stateAfter(...asked))).toMatchObject({ laid: { edits: [undo], isUndo: true } })
    expect(selectHistorial(stateAfter(...asked, editsTaken({ ...change, undo: [edit] })))).toMatchObject({ laid: null, brought: {} })
  })
})
