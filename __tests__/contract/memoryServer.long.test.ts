import fc from 'fast-check'
import { picture } from '@test/server/images/samples'
import { ENGINE, useServer } from '@test/support/engines'
import { createMemoryServer } from '@test/support/memoryServer'
import { changeOf, formWith, made, MAP, needs } from '@test/support/memoryRecords'
import { lists, shapes, type List } from '@test/support/memoryShapes'
import { createPlayer, type Body, type Player } from '@test/support/twoServers'
import { playStep, steps } from './memorySteps'

const overTheWire = globalThis.fetch

let codes = 0

describe('the memory server keeps the contract as the real one does', () => {
  const server = useServer(ENGINE)
  let token = ''
  let pictures: Buffer[] = []
  let given: Parameters<typeof createMemoryServer>[0] = {}

  const real = (path: string, init: RequestInit = {}) =>
    overTheWire(server().address + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string> | undefined), Authorization: `Token ${token}` },
    })

  beforeAll(async () => {
    token = await server().signIn()
    pictures = await Promise.all([picture(), picture()])
    const rows = async (list: List) => (await real(`/api/${list}/`)).json()
    given = { grupos_de_cultivo: await rows('grupos_de_cultivo') }
  })

  /** Plays the same calls on both servers, and compares their responses. */
  const both = async (play: (player: Player, code: (text: string) => string) => Promise<void>) => {
    codes += 1
    const code = (text: string) => `${text} ${codes}`
    createMemoryServer(given)
    const inMemory = globalThis.fetch
    const players = [createPlayer(real), createPlayer((path, init) => inMemory(path, init))] as const
    for (const player of players) await play(player, code)
    return players.map(({ seen }) => seen())
  }

  const expectAlike = async (play: Parameters<typeof both>[0], atLeast = 2) => {
    const [wire, memory] = await both(play)
    expect(wire?.length).toBeGreaterThanOrEqual(atLeast)
    expect(memory).toEqual(wire)
  }

  it.each(made)('%s: made, read, listed, changed and deleted', list =>
    expectAlike(async (player, code) => {
      const { send } = player
      const body = await needs(player, list, code('A'))
      const { body: first, tag } = await send('POST', list, '', { json: { ...body, id: 7, slug: 'x', imagen: 'http://x', nada: 1 } })
      const at = `${first.id}/`
      const changes = changeOf(list)
      await send('GET', list, at)
      await send('PUT', list, at, { json: {} })
      for (const [name, value] of Object.entries(changes)) await send('PUT', list, at, { json: { [name]: value } })
      await send('PUT', list, at, { json: { ...first, id: 7, slug: 'x', imagen: 'http://x', nada: 1 } })
      await send('PUT', list, at, { json: changes, headers: { 'If-Match': tag } })
      await send('DELETE', list, at, { headers: { 'If-Match': tag } })
      const { tag: current } = await send('GET', list, at)
      await send('PUT', list, at, { json: changes, headers: { 'If-Match': current } })
      // A part cannot be changed: it is created with all of its fields.
      await send('POST', list, '', { json: { ...(await needs(player, list, code('B'))), ...changes } })
      await send('GET', list, '')
      for (const what of ['light/', 'textos/']) await send('GET', list, what)
      for (const each of player.own(list)) await send('DELETE', list, `${each}/`)
      for (const method of ['GET', 'DELETE']) await send(method, list, at)
      await send('PUT', list, at, { json: changes })
      await send('GET', list, '')
    }, 14),
  )

  it('a list is narrowed by what it may be narrowed by, and by nothing else', () =>
    expectAlike(async (player, code) => {
      const { create, send } = player
      const generic = await create('productos_genericos', { codigo: code('G') })
      const [one, other] = [await create('productos_acabados', { producto_generico: generic }), await create('productos_acabados')]
      const stage = await create('estados_fenologicos', { cultivo: await create('cultivos') })
      const trial = await create('ensayos', { codigo: code('E') })
      for (const owner of [{ producto_generico: generic }, { producto_acabado: one }, { producto_acabado: other }]) {
        await create('lineas_de_composicion', { ...owner, orden: 1 })
        await create('como_se_aplica', { ...owner, estado_fenologico: stage })
      }
      for (const list of ['resultados_de_ensayo', 'adjuntos_de_ensayo'] as const) {
        await create(list, { ensayo: trial })
        await create(list, { ensayo: await create('ensayos', { codigo: code(list) }) })
        for (const query of ['', `?ensayo=${trial}`, '?ensayo=999999', '?orden=5']) await send('GET', list, query)
      }
      for (const list of ['lineas_de_composicion', 'como_se_aplica'] as const)
        for (const query of [
          ...[`producto_generico=${generic}`, `producto_acabado=${one}`, `estado_fenologico=${stage}`, 'orden=5'],
          ...[`producto_generico=${generic}&producto_acabado=${one}`, `estado_fenologico=${stage}&producto_acabado=${other}`],
        ])
          await send('GET', list, `?${query}`)
      await send('GET', 'productos_acabados', `?producto_generico=${generic}`)
      await send('GET', 'productos_acabados', `light/?producto_generico=${generic}`)
    }, 30))

  it('what is not offered, and what a record cannot be without', () =>
    expectAlike(async (player, code) => {
      const { create, send } = player
      const generic = await create('productos_genericos', { codigo: code(' ñ ') })
      const finished = await create('productos_acabados', { codigo: ' x ', iconos: [], paises: ['es', 'ES', 'es'] })
      const stage = await create('estados_fenologicos', { cultivo: await create('cultivos') })
      const applied = await create('como_se_aplica', { estado_fenologico: stage, producto_acabado: finished })
      for (const list of lists) {
        const at = `${player.own(list)[0] ?? 1}/`
        const calls = [
          'GET 999999/',
          'POST light/',
          'PUT ',
          'DELETE ',
          `POST ${at}`,
          `PATCH ${at}`,
          `GET ${at}nada/`,
          // In a list without own records, the other server may have uses of its own.
          ...(player.own(list).length > 0 ? [`GET ${at}usos/`] : []),
          `POST ${at}usos/`,
          'GET 999999/usos/',
          'GET 999999/upload_imagen/',
        ]
        for (const each of [...calls, `DELETE ${at}delete_nada/`, 'DELETE 999999/delete_imagen/']) {
          const [method = '', rest = ''] = each.split(' ')
          await send(method, list, rest, method === 'POST' || method === 'PATCH' ? { json: {} } : {})
        }
      }
      for (const list of ['grupos_de_cultivo', 'paises'] as const) {
        await send('POST', list, '', { json: { nombre: 'x' } })
        await send('PUT', list, '1/', { json: { nombre: 'x' } })
        await send('DELETE', list, '1/')
      }
      for (const list of lists.filter(list => shapes[list].required)) await send('POST', list, '', { json: {} })
      for (const codigo of [code('Ñ'), ` ${code('ñ')} `, '', ' ', null]) {
        await send('POST', 'productos_genericos', '', { json: { codigo } })
        await send('PUT', 'productos_genericos', `${generic}/`, { json: { codigo } })
      }
      for (const owners of [
        {},
        { producto_generico: generic, producto_acabado: finished },
        { producto_generico: null, producto_acabado: null },
      ]) {
        await send('POST', 'lineas_de_composicion', '', { json: owners })
        await send('POST', 'como_se_aplica', '', { json: { ...owners, estado_fenologico: stage } })
        await send('PUT', 'como_se_aplica', `${applied}/`, { json: owners })
      }
      const moved = { producto_generico: generic, producto_acabado: null, estado_fenologico: stage }
      await send('PUT', 'como_se_aplica', `${applied}/`, { json: moved })
      await send('PUT', 'como_se_aplica', `${applied}/`, { json: { estado_fenologico: null } })
    }, 100))

  it('what others use stays, and parts go with what they are parts of', () =>
    expectAlike(async (player, code) => {
      const { create, send } = player
      const ids = {
        ...{ familia: await create('familias'), icono: await create('iconos'), magnitud: await create('magnitudes') },
        ...{ componente: await create('componentes'), cultivo: await create('cultivos') },
      }
      const stage = await create('estados_fenologicos', { cultivo: ids.cultivo })
      const container = await create('envases', { magnitud: ids.magnitud })
      const common = { familia: ids.familia, iconos: [ids.icono], estados_fenologicos: [stage] }
      const generic = await create('productos_genericos', { codigo: code('G'), ...common })
      const finished = await create('productos_acabados', { producto_generico: generic, envases: [container], paises: ['es'], ...common })
      const trial = await create('ensayos', { codigo: code('E'), productos: [generic], cultivo: ids.cultivo, pais: 'es' })
      for (const owner of [{ producto_generico: generic }, { producto_acabado: finished }]) {
        await create('lineas_de_composicion', { componente: ids.componente, magnitud_1: ids.magnitud, ...owner })
        await create('como_se_aplica', { estado_fenologico: stage, ...owner })
      }
      await create('resultados_de_ensayo', { ensayo: trial, magnitud: ids.magnitud })
      await create('adjuntos_de_ensayo', { ensayo: trial })
      for (const list of made) for (const id of player.own(list)) await send('GET', list, `${id}/usos/`)
      // Records freed by an earlier deletion are deleted in the second or third turn.
      for (let turn = 0; turn < 4; turn += 1) {
        for (const list of made.filter(list => !['resultados_de_ensayo', 'adjuntos_de_ensayo'].includes(list)))
          for (const id of player.own(list)) if (turn > 0 || !list.startsWith('lineas')) await send('DELETE', list, `${id}/`)
        for (const list of made) await send('GET', list, '')
      }
    }, 60))

  it('a key makes one record, whatever has become of it, and is free again after a refusal', () =>
    expectAlike(async (player, code) => {
      const { create, send } = player
      const post = (key: string, json: Body, list: List = 'familias') =>
        send('POST', list, '', { json, headers: { 'Idempotency-Key': encodeURIComponent(code(key)) } })
      const { body, tag } = await post('crear/ñ', { nombre: MAP })
      await post('crear/ñ', { nombre: MAP })
      await post('crear/ñ', { nombre: {} })
      await post('crear/ñ', { nombre: MAP }, 'iconos')
      await send('PUT', 'familias', `${body.id}/`, { json: { color: '#fff' }, headers: { 'If-Match': tag } })
      await post('crear/ñ', { nombre: MAP })
      // An idempotency key has no effect on an update.
      const headers = { 'Idempotency-Key': code('cambio') }
      for (const color of ['a', 'b', 'a']) await send('PUT', 'familias', `${body.id}/`, { json: { color }, headers })
      await send('DELETE', 'familias', `${body.id}/`, { headers })
      await send('DELETE', 'familias', `${body.id}/`, { headers })
      await post('crear/ñ', { nombre: MAP })
      await create('productos_genericos', { codigo: code('K') })
      await post('otra', { codigo: code('K') }, 'productos_genericos')
      await post('otra', { codigo: code('K2') }, 'productos_genericos')
      await post('otra', { codigo: code('K') }, 'productos_genericos')
      for (const list of ['familias', 'iconos', 'productos_genericos'] as const) await send('GET', list, '')
    }, 15))

  it.each(made.flatMap(list => (shapes[list].images ?? []).map(image => [list, image] as const)))(
    '%s: %s is sent and taken away',
    (list, image) =>
      expectAlike(async (player, code) => {
        const { send } = player
        const [first = Buffer.of(), second = Buffer.of()] = pictures
        const { body, tag } = await send('POST', list, '', { json: await needs(player, list, code('I')) })
        const at = `${body.id}/`
        const upload = (file: Buffer, field: string, headers = {}) =>
          send('POST', list, `${at}upload_${image}/`, { form: formWith(file, `${file === first ? 'uno' : 'dos'}.png`, field), headers })
        const key = { 'Idempotency-Key': code(`${list}-${image}`) }
        for (const file of [first, first, second]) await upload(file, image, key)
        await upload(second, 'imagen')
        await upload(first, 'otra')
        await upload(first, image, { 'If-Match': tag })
        const { tag: current } = await send('GET', list, at)
        await upload(first, image, { 'If-Match': current })
        await send('PUT', list, at, { json: { ...body, [image]: null } })
        await send('DELETE', list, `${at}delete_${image}/`, { headers: { 'If-Match': current } })
        for (let turn = 0; turn < 2; turn += 1) {
          await send('DELETE', list, `${at}delete_${image}/`)
          await send('GET', list, at)
        }
        await upload(first, image, key)
        for (const method of ['GET', 'PUT']) await send(method, list, `${at}upload_${image}/`)
        for (const method of ['GET', 'PUT']) await send(method, list, `${at}delete_${image}/`)
        await send('GET', list, '')
        await send('DELETE', list, at)
        await upload(first, image, key)
        await upload(second, image)
        await send('DELETE', list, `${at}delete_${image}/`)
      }, 20),
  )

  it('whatever is asked of both, one thing after the other', () =>
    fc.assert(
      fc.asyncProperty(steps, all =>
        expectAlike(async (player, code) => {
          for (const step of all) await playStep(player, code, step, pictures)
          for (const list of made) await player.send('GET', list, '')
        }),
      ),
      { numRuns: 4 },
    ))
})
