import { isSameLine, type LineaDraft } from '@/features/productos/model/composicion'
import { blankContent } from '@/features/productos/model/lineaContent'
import { valuesOf, type ProductoValues } from '@/features/productos/model/productoValues'
import { productosSaga } from '@/features/productos/saga'
import { detailEntered, lineAccepted, lineMoved, lineRemoved, saveKey, saveRequested, selectProducto } from '@/features/productos/slice'
import { fileVault } from '@/store/vault'
import { dieAtAction, dieAtCall, measureSave, type InterruptedSave } from '@test/support/interruptedSave'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { entrada, generico, linea } from '@test/features/productos/products'

quietErrors()

const ID = 7
const owner = { producto_generico: ID }

interface ProductoInput {
  formId: string
  values: ProductoValues
  composicion: LineaDraft[]
}

/** Save of the name, an image, lines edited, removed, added and moved, and of stages added and removed. */
const save: InterruptedSave<ProductoInput> = {
  form: 'productos/g',
  record: ID,
  work: productosSaga,
  givenServer: () =>
    createMemoryServer({
      productos_genericos: [generico()],
      lineas_de_composicion: [11, 12, 13].map((line, orden) => linea(line, orden, owner)),
      como_se_aplica: [entrada(31, 51, owner), entrada(32, 52, owner)],
    }),
  entered: () => detailEntered({ tipo: 'g', id: ID }),
  screenOf: selectProducto,
  valuesNow: state => valuesOf(selectProducto(state).opened?.record ?? {}),
  partsNow: state => {
    const { opened, composicion } = selectProducto(state)
    return { openedParts: { lines: opened?.lines }, parts: { composicion } }
  },
  keyOf: saveKey,
  edit: page => {
    const { formId, opened } = selectProducto(page.getState())
    const { ticket } = fileVault.keep(new File(['bytes'], 'saco.png', { type: 'image/png' }), formId)
    page.dispatch(lineAccepted(formId, '12', { ...blankContent(), componente: 77 }))
    page.dispatch(lineRemoved({ formId, id: '11' }))
    page.dispatch(lineAccepted(formId, null, { ...blankContent(), valor: { es_ES: 'pH 4 a 8' } }))
    page.dispatch(lineMoved({ formId, id: '13', by: -1 }))
    return {
      ...valuesOf(opened?.record ?? {}),
      nombre: { es_ES: 'Zinc Foliar', en_US: 'Zinc', fr_FR: '' },
      estados_fenologicos: [52, 53],
      imagen_modo_de_accion: { kind: 'chosen', ticket, name: 'saco.png', size: 5 },
    }
  },
  save: ({ formId }, values) => saveRequested({ formId, values: values as ProductoValues, overwrites: [], stay: false }),
  typedIn: (state, values) => ({ ...selectProducto(state), values: values as ProductoValues }),
  expectSaved: (server, { values, composicion }) => {
    const lines = server.rows('lineas_de_composicion') as unknown as ReturnType<typeof linea>[]
    expect(lines.map(({ orden }) => orden).sort()).toEqual(composicion.map(({ orden }) => orden).sort())
    expect(composicion.filter(line => lines.filter(each => isSameLine(each, line)).length !== 1)).toEqual([])
    expect(server.rows('como_se_aplica').map(row => row['estado_fenologico'])).toEqual(expect.arrayContaining([52, 53]))
    expect(server.rows('como_se_aplica')).toHaveLength(2)
    expect(server.row('productos_genericos', ID)).toMatchObject({ nombre: values.nombre, estados_fenologicos: [52, 53] })
    expect(server.row('productos_genericos', ID)?.['imagen_modo_de_accion']).toEqual(expect.stringMatching(/./))
  },
}

const APIS = [
  ['that knows idempotency keys', true],
  ['that knows no keys', false],
] as const

describe.each(APIS)('a save whose page dies, on an API %s', (_api, keys) => {
  it.each(['before', 'after'] as const)(
    '%s the server has done what any one call asks: recovered and saved, all is there once, as one save [DR-03, PE-11, HI-01]',
    async when => {
      const { calls } = await measureSave(save, keys)
      expect(calls).toBeGreaterThan(8)
      for (let at = 0; at < calls; at += 1) await dieAtCall(save, keys, at, when)
    },
  )

  it('at any action: recovered and saved, all is there once; before the draft was on disk nothing was sent [DR-03, PE-11]', async () => {
    const { actions } = await measureSave(save, keys)
    expect(actions).toBeGreaterThan(20)
    const ends: string[] = []
    // The first four actions are the edits.
    for (let at = 4; at < actions; at += 1) ends.push(await dieAtAction(save, keys, at))
    expect(ends.filter(end => end === 'unsent').length).toBeLessThan(5)
    // Draft and run are removed from disk before the save reports success.
    expect(ends.slice(-2)).toEqual(['over', 'over'])
  })
})
