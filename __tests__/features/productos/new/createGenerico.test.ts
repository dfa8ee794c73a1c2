import { createGenerico } from '@/features/productos/new/createGenerico'
import { createKey, detailClosed, genericoRequested, newEntered } from '@/features/productos/slice'
import { selectPendingJourney } from '@/store/navigation'
import { runRestored, selectRun } from '@/store/sequences/slice'
import { selectToasts } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'
import { createMemoryServer, type Trouble } from '@test/support/memoryServer'
import { knowingKeys, play } from '@test/features/productos/play'

quietErrors()

const given = (knowsKeys = true) => {
  const server = createMemoryServer({})
  if (!knowsKeys) server.forgetKeys()
  const entered = newEntered()
  const { formId } = entered.payload
  const state = stateAfter(entered)
  return { server, formId, state: knowsKeys ? knowingKeys(state) : state, ask: (codigo: string) => genericoRequested({ formId, codigo }) }
}

describe('a new generic product, step by step [AC-03]', () => {
  it('is made of its code alone, and its form opens in the place of this page [PG-01]', async () => {
    const { server, state, ask } = given()
    const after = await play(createGenerico, ask(' G-9 '), state)
    expect(server.asked()).toEqual(['POST /api/productos_genericos/'])
    const [made] = server.rows('productos_genericos')
    expect(server.bodies('POST /api/productos_genericos/')).toEqual([{ codigo: 'G-9' }])
    expect(made).toMatchObject({ codigo: 'G-9' })
    expect(selectPendingJourney(after.state)).toMatchObject({ to: `/productos/edit/g/${made?.id}`, replace: true })
    expect(selectToasts(after.state)).toEqual([])
  })

  it.each(['', '   '])('is not made, and nothing is said, with the code %j [PG-01]', async codigo => {
    const { server, state, ask } = given()
    const after = await play(createGenerico, ask(codigo), state)
    expect(server.asked()).toEqual([])
    expect(after.actions).toHaveLength(1)
  })

  it.each<[string, Trouble, string]>([
    ['no answer comes, nothing done', 'before', 'Se ha producido un error al guardar el producto genérico'],
    ['no answer comes, though it is done', 'after', 'Se ha producido un error al guardar el producto genérico'],
    ['the code is taken', { status: 400, detail: 'Ya existe un producto con ese código' }, 'Ya existe un producto con ese código'],
  ])('where %s says so, and the next try makes one and no more [PG-06, PE-11, ER-01, ER-06]', async (_how, trouble, text) => {
    const { server, state, ask, formId } = given()
    server.troubleWith(({ at }) => (at === 0 ? trouble : null))
    const failed = await play(createGenerico, ask('G-9'), state)
    expect(selectToasts(failed.state)).toMatchObject([{ tone: 'error', text }])
    expect(selectPendingJourney(failed.state)).toBeNull()
    expect(selectRun(failed.state, createKey({ formId }))?.phase).toBe('failed')
    const again = await play(createGenerico, ask('G-10'), failed.state)
    expect(server.rows('productos_genericos')).toMatchObject([{ codigo: 'G-10' }])
    expect(selectPendingJourney(again.state)).not.toBeNull()
  })

  it('calls nobody back who has gone elsewhere since, and names the product with a link [ER-02]', async () => {
    const { state, ask, server, formId } = given()
    const after = await play(createGenerico, ask('G-9'), state, detailClosed({ formId }))
    const [made] = server.rows('productos_genericos')
    expect(server.rows('productos_genericos')).toHaveLength(1)
    expect(selectPendingJourney(after.state)).toBeNull()
    const record = { list: 'productosGenericos', id: made?.id, to: `/productos/edit/g/${made?.id}` }
    expect(selectToasts(after.state)).toMatchObject([{ tone: 'success', text: 'Producto guardado con éxito', record }])
    expect(after.state.sequences).toEqual({})
  })

  it('is made once, however late the second click comes [MA-13]', async () => {
    const { state, ask, server } = given()
    const first = await play(createGenerico, ask('G-9'), state)
    await play(createGenerico, ask('G-9'), first.state)
    await play(createGenerico, genericoRequested({ formId: '', codigo: 'G-9' }), first.state)
    expect(server.asked()).toHaveLength(1)
  })

  it.each(['G-9', 'G-10'])(
    'is made once where the API knows no keys, wherever the network is cut before %s is asked for [PE-11]',
    async codigo => {
      for (const trouble of ['before', 'after'] as const)
        // The first try reads and creates; the next one reads, and creates, or reads the record and updates it.
        for (const cuts of [[0], [1], [1, 2], [1, 3], [1, 4], [1, 3, 5], [1, 4, 7]]) {
          const { server, state: before, ask } = given(false)
          server.write('productos_genericos', { id: 3, codigo: 'G-3' })
          let state = before
          server.troubleWith(({ at }) => (cuts.includes(at) ? trouble : null))
          ;({ state } = await play(createGenerico, ask('G-9'), state))
          expect(selectPendingJourney(state)).toBeNull()
          for (let tries = 0; tries < cuts.length; tries += 1) ({ state } = await play(createGenerico, ask(codigo), state))
          const [, made, ...more] = server.rows('productos_genericos')
          expect(made).toMatchObject({ codigo })
          expect(more).toEqual([])
          expect(selectPendingJourney(state)).toMatchObject({ to: `/productos/edit/g/${made?.id}` })
        }
    },
  )

  it('finds what it has made in a draft of an older version too, where the API knows no keys [PE-11, DR-03]', async () => {
    const { server, state, ask, formId } = given(false)
    server.write('productos_genericos', { id: 7, codigo: 'G-9' })
    const facts = { id: null, others: [], sent: [{ codigo: 'G-9', content: { codigo: 'G-9' } }], unsettled: null }
    const restored = rootReducer(state, runRestored({ key: createKey({ formId }), steps: [], facts, save: undefined }))
    const { state: after } = await play(createGenerico, ask('G-9'), restored)
    expect(server.rows('productos_genericos')).toHaveLength(1)
    expect(selectPendingJourney(after)).toMatchObject({ to: '/productos/edit/g/7' })
  })

  it.each(['G-9', 'G-10'])(
    'leaves alone what somebody else has made and written of the code G-9 meanwhile, where the API knows no keys and %s is asked for [PG-06, PE-11]',
    async codigo => {
      const { server, state, ask } = given(false)
      server.troubleWith(({ at }) => (at === 1 ? 'before' : null))
      const failed = await play(createGenerico, ask('G-9'), state)
      const theirs = { id: 4, codigo: 'G-9', nombre: { es_ES: 'Zinc' } }
      server.write('productos_genericos', theirs)
      const again = await play(createGenerico, ask(codigo), failed.state)
      expect(server.row('productos_genericos', 4)).toEqual(theirs)
      const made = server.rows('productos_genericos').filter(({ id }) => id !== 4)
      expect(made).toMatchObject(codigo === 'G-9' ? [] : [{ codigo }])
      expect(selectPendingJourney(again.state)?.to).toBe(made[0] && `/productos/edit/g/${made[0].id}`)
    },
  )

  it('takes nobody else’s for its own where the code is taken, however often it is asked for [PG-06]', async () => {
    const { server, state: before, ask } = given(false)
    server.write('productos_genericos', { id: 3, codigo: 'G-9' })
    server.troubleWith(({ path, method }) => (method === 'POST' ? { status: 400, detail: `Ya existe en ${path}` } : null))
    let state = before
    for (let tries = 0; tries < 2; tries += 1) ({ state } = await play(createGenerico, ask('G-9'), state))
    expect(selectPendingJourney(state)).toBeNull()
    expect(selectToasts(state)).toHaveLength(2)
    expect(server.done()).toEqual([])
  })
})
