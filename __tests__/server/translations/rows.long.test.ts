import { createRandom } from '@demo/random'
import { applyFunctions } from '@server/database/functions'
import { migrations } from '@server/migrations'
import { forgetHistory } from '@server/history/retention'
import { isUntranslated } from '@server/translations/untranslated'
import { ENGINE } from '@test/support/engines'
import { WITHOUT_WORDS, WITH_WORDS } from '@test/support/iguales'
import { useTwoApps } from '@test/support/twoApps'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createModel, type Body, type Row } from './model'

const STEPS = 30
const LANGUAGES = ['es_ES', 'fr_FR', 'pt_PT', 'zh_Hans_CN']
const TEXTS = ['nombre', 'descripcion', 'observaciones', 'seo_title']

describe.each([ENGINE])('the texts of all languages (%s)', engine => {
  const { send, db } = useTwoApps(engine)
  const random = createRandom(`translations ${engine}`)
  const model = createModel(async table => (await send('GET', `/api/${table}/`)).json<Row[]>())
  let made = 0
  let save: string | undefined

  const text = () => (save === undefined && random.chance(0.2) ? random.pick(['', '  ']) : `texto ${++made} H<sub>2</sub>O`)
  const map = () => {
    const same = text()
    return Object.fromEntries(LANGUAGES.filter(() => random.chance(0.6)).map(idioma => [idioma, random.chance(0.2) ? same : text()]))
  }
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, json?: object) => {
    const answer = await send(method, path, { json, headers: save === undefined ? {} : { 'save-id': save } })
    expect([answer.statusCode < 300, answer.payload]).toEqual([true, expect.anything()])
    return answer.payload === '' ? { id: 0 } : answer.json<Row>()
  }
  const create = async (tipo: string, body: Body) => {
    const record = await call('POST', `/api/${tipo}/`, body)
    model.created(tipo, record, save)
    return record
  }
  const change = async (tipo: string, id: number, body: Body) => model.changed(tipo, await call('PUT', `/api/${tipo}/${id}/`, body), save)

  beforeAll(async () => {
    model.begins((await sql<{ last: number }>`select max(id) as last from historial`.execute(db())).rows[0]?.last ?? 0)
    const familia = (await create('familias', { nombre: map(), descripcion: map() })).id
    const componente = (await create('componentes', { nombre: map() })).id
    const cultivo = (await create('cultivos', { nombre: map() })).id
    const stages = [await create('estados_fenologicos', { cultivo, orden: 2, nombre: map() })]
    stages.push(await create('estados_fenologicos', { cultivo, orden: 1, nombre: map() }))
    for (const tipo of ['magnitudes', 'envases']) await create(tipo, { valor: map() })
    await create('iconos', { nombre: map() })
    for (const n of [1, 2, 3]) {
      const texts = Object.fromEntries(TEXTS.map(campo => [campo, map()]))
      const generic = await create('productos_genericos', { codigo: `G-${n}`, ...texts })
      const finished = await create('productos_acabados', {
        codigo: `A-${n}`,
        ...texts,
        familia: n === 1 ? familia : null,
        paises: ['pt', 'ES'].slice(n - 1),
      })
      for (const owner of [{ producto_generico: generic.id }, { producto_acabado: finished.id }]) {
        for (const orden of [2, 1])
          await create('lineas_de_composicion', { ...owner, orden, componente: orden === 1 ? componente : null, valor: map() })
        for (const { id } of stages)
          await create('como_se_aplica', { ...owner, estado_fenologico: id, momento_de_aplicacion: map(), objetivo: map() })
      }
      const ensayo = (await create('ensayos', { codigo: `E-${n}`, nombre: map(), dosis: map(), pais: n === 1 ? 'es' : null })).id
      await create('resultados_de_ensayo', { ensayo, descripcion: map() })
      await create('adjuntos_de_ensayo', { ensayo, descripcion: map() })
      const solucion = (await create('soluciones', { nombre: map() })).id
      await create('combinaciones_de_productos', { solucion, observaciones: map() })
    }
  })

  const read = async (idioma: string, origen: string) => {
    const answer = await send('GET', `/api/traducciones/${idioma}/?origen=${origen}`)
    expect(answer.statusCode).toBe(200)
    return answer.json<Row[]>()
  }
  const pairs = [
    ['fr_FR', 'es_ES'],
    ['zh_Hans_CN', 'pt_PT'],
    ['es_ES', 'es_ES'],
    ['de_DE', 'fr_FR'],
  ] as const
  const check = async () => {
    for (const [idioma, origen] of pairs) {
      const found = await read(idioma, origen)
      expect(found.map(row => ({ ...row, cambio: row.cambio && { ...row.cambio, momento: typeof row.cambio.momento } }))).toEqual(
        await model.rows(idioma, origen),
      )
    }
    const summary = (await send('GET', '/api/traducciones/')).json<object[]>()
    expect(summary).toEqual(await model.summary())
  }

  const KINDS = [
    'productos_acabados',
    'productos_acabados',
    'productos_genericos',
    'familias',
    'ensayos',
    'como_se_aplica',
    'cultivos',
    'estados_fenologicos',
  ]
  const isOf = (tipo: string, id: number) => (row: Row) => row.tipo === tipo && row.id === id
  const someOf = async (tipo: string) => random.pick((await send('GET', `/api/${tipo}/`)).json<Row[]>())
  const steps: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 4 }, () => async () => {
      const tipo = random.pick(KINDS)
      const { id } = await someOf(tipo)
      const campo = random.pick(model.textsOf(tipo))
      const { [campo]: stored = {} } = (await send('GET', `/api/${tipo}/${id}/`)).json<Record<string, Body>>()
      // Texts are never changed back within a save, because such changes are in no history.
      const idioma = random.pick(['es_ES', 'es_ES', ...LANGUAGES])
      await change(tipo, id, { [campo]: save !== undefined || random.chance(0.5) ? { ...stored, [idioma]: text() } : map() })
    }),
    async () => {
      const tipo = random.pick([...KINDS, 'lineas_de_composicion', 'resultados_de_ensayo'])
      const { id } = await someOf(tipo)
      const campos = random.sample(model.textsOf(tipo), 2)
      const idioma = random.pick(LANGUAGES)
      const textos = Object.fromEntries(campos.map(campo => [campo, text()]))
      const headers = save === undefined ? {} : { 'save-id': save }
      const answer = await send('PUT', `/api/traducciones/${idioma}/`, { json: { tipo, id, textos }, headers })
      expect([answer.statusCode, answer.json<Row[]>()]).toEqual([200, (await read(idioma, 'es_ES')).filter(isOf(tipo, id))])
      model.changed(tipo, (await send('GET', `/api/${tipo}/${id}/`)).json<Row>(), save)
    },
    async () => {
      const tipo = random.pick(KINDS)
      const { id } = await someOf(tipo)
      const campos = random.sample(model.textsOf(tipo), 1)
      const idioma = random.pick(LANGUAGES)
      const before = (await read(idioma, 'es_ES')).filter(isOf(tipo, id))
      const seen = Math.max(0, ...before.map(({ cambio }) => cambio?.entrada ?? 0))
      const entrada = seen > 0 && random.chance(0.5) ? seen : undefined
      const answer = await send('POST', `/api/traducciones/${idioma}/vigentes/`, { json: { tipo, id, campos, entrada } })
      model.stillValid(tipo, id, campos, idioma, entrada)
      expect([answer.statusCode, answer.json<Row[]>()]).toEqual([200, (await read(idioma, 'es_ES')).filter(isOf(tipo, id))])
    },
    async () => {
      const { id } = await someOf('soluciones')
      const parts = (await send('GET', '/api/combinaciones_de_productos/')).json<(Row & { solucion: number })[]>()
      const gone = save
      await call('DELETE', `/api/soluciones/${id}/`)
      const [bin] = (await send('GET', '/api/papelera/')).json<Row[]>()
      save = undefined
      await call('POST', `/api/papelera/${bin?.id ?? 0}/restaurar/`, {})
      model.restored(
        [
          { tipo: 'soluciones', id },
          ...parts.flatMap(part => (part.solucion === id ? [{ tipo: 'combinaciones_de_productos', id: part.id }] : [])),
        ],
        gone,
      )
    },
  ]

  it('are there with what they are held against, and counted, as a reader of all records finds them [TX-01, TX-02]', async () => {
    for (let step = 0; step < STEPS; step++) {
      if (random.chance(0.5)) save = random.chance(0.5) ? randomUUID() : undefined
      await random.pick(steps)()
      if (step % 30 === 29) await check()
    }
    const found = await read('fr_FR', 'es_ES')
    for (const isIt of [({ desfasada }: Row) => desfasada, ({ igual }: Row) => igual]) expect(found.filter(isIt).length).toBeGreaterThan(0)
  })

  it('stand as they stood for who has them, and at once with what has changed for who asks again [TX-02]', async () => {
    const url = '/api/traducciones/fr_FR/'
    const first = await send('GET', url, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(first.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-cache' })
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await send('GET', url, { headers, at: 1 })).statusCode).toBe(304)
    await change('familias', 1, { nombre: { es_ES: 'Otra familia', fr_FR: 'Autre famille' } })
    const second = await send('GET', url, { headers, at: 1 })
    expect(second.json<Row[]>().find(row => row.tipo === 'familias')).toMatchObject({
      origen: 'Otra familia',
      destino: 'Autre famille',
      desfasada: false,
    })
    const outdated = second.json<Row[]>().find(({ desfasada }) => desfasada)
    const said = { 'if-none-match': String(second.headers['etag']) }
    await send('POST', `${url}vigentes/`, { json: { tipo: outdated?.tipo, id: outdated?.id, campos: [outdated?.campo] } })
    model.stillValid(outdated?.tipo ?? '', outdated?.id ?? 0, [outdated?.campo ?? ''], 'fr_FR')
    expect((await send('GET', url, { headers: said, at: 1 })).statusCode).toBe(200)
    await check()
  })

  it('that say what their source says are no translations until somebody says so, and again once one of the two changes [TX-02]', async () => {
    const { id } = await create('familias', { nombre: { es_ES: 'Bioestimulantes', fr_FR: 'Bioestimulantes', es_AR: 'Bioestimulantes' } })
    const url = '/api/traducciones/fr_FR/'
    const of = { tipo: 'familias', id }
    const look = async () => {
      const rows = (await read('fr_FR', 'es_ES')).filter(isOf('familias', id))
      const summary = (await send('GET', '/api/traducciones/')).json<
        { idioma: string; por_tipo: Record<string, Record<string, number>> }[]
      >()
      const { hechas = 0, iguales = 0 } = summary.find(({ idioma }) => idioma === 'fr_FR')?.por_tipo['familias'] ?? {}
      return [rows.map(({ igual }) => igual), hechas + iguales, iguales] as const
    }
    const save = async (idioma: string, nombre: string) => {
      expect((await send('PUT', `/api/traducciones/${idioma}/`, { json: { ...of, textos: { nombre } } })).statusCode).toBe(200)
    }
    const holds = async (nombre: string) =>
      (await send('POST', `${url}vigentes/`, { json: { ...of, campos: ['nombre'], antes: { nombre } } })).statusCode
    const [, sum, iguales] = await look()
    expect(await look()).toEqual([[true], sum, iguales])
    expect((await read('es_AR', 'es_ES')).filter(isOf('familias', id))).toMatchObject([{ igual: false }])
    expect(await holds('Otro')).toBe(412)
    expect(await look()).toEqual([[true], sum, iguales])
    expect(await holds('Bioestimulantes')).toBe(200)
    expect(await look()).toEqual([[false], sum, iguales - 1])
    for (const idioma of ['fr_FR', 'es_ES']) await save(idioma, 'Biofertilizantes')
    expect(await look()).toEqual([[true], sum, iguales])
    expect(await holds('Biofertilizantes')).toBe(200)
    for (const nombre of ['Engrais', 'Biofertilizantes']) await save('fr_FR', nombre)
    expect(await look()).toEqual([[true], sum, iguales])
    expect((await send('DELETE', `/api/familias/${id}/`)).statusCode).toBe(204)
    model.begins((await sql<{ last: number }>`select max(id)::int as last from historial`.execute(db())).rows[0]?.last ?? 0)
  })

  it('of one product are told by which of them hold as they are, while neither they nor their source change [TX-07]', async () => {
    const names = (nombre: string) => ({ es_ES: nombre, fr_FR: nombre, pt_PT: nombre })
    const json = { codigo: 'A-VALE', nombre: names('Bioestimulante'), descripcion: names('Abono') }
    const { id } = (await send('POST', '/api/productos_acabados/', { json })).json<Row>()
    const path = `/api/productos_acabados/${id}/`
    const confirmed = async () => (await send('GET', `${path}vigentes/`)).json<object>()
    const confirm = (idioma: string, campos: string[]) =>
      send('POST', `/api/traducciones/${idioma}/vigentes/`, { json: { tipo: 'productos_acabados', id, campos } })
    expect(await confirmed()).toEqual({})
    await confirm('pt_PT', ['nombre'])
    await confirm('fr_FR', ['nombre', 'descripcion'])
    expect(await confirmed()).toEqual({ nombre: ['fr_FR', 'pt_PT'], descripcion: ['fr_FR'] })
    await send('PUT', path, { json: { nombre: { ...names('Bioestimulante'), pt_PT: 'Outro' } } })
    expect(await confirmed()).toEqual({ nombre: ['fr_FR'], descripcion: ['fr_FR'] })
    await send('PUT', path, { json: { nombre: { ...names('Bioestimulante'), es_ES: 'Otro' } } })
    expect(await confirmed()).toEqual({ descripcion: ['fr_FR'] })
    expect((await send('GET', '/api/productos_acabados/2000000000/vigentes/')).statusCode).toBe(404)
    expect((await send('DELETE', path)).statusCode).toBe(204)
    model.begins((await sql<{ last: number }>`select max(id)::int as last from historial`.execute(db())).rows[0]?.last ?? 0)
  })

  it('in a language that does not exist stay where older data has them, and are saved nowhere else [ML-01]', async () => {
    const { id } = (await send('POST', '/api/familias/', { json: { nombre: { es_ES: 'Vieja' } } })).json<Row>()
    await sql`update familias set nombre = nombre || '{"fra_FR": "Vieille"}' where id = ${id}`.execute(db())
    const save = (json: object) => send('PUT', `/api/familias/${id}/`, { json })
    const nombre = { es_ES: 'Vieja', fra_FR: 'Ancienne' }
    expect((await save({ nombre })).json()).toMatchObject({ nombre })
    expect((await save({ nombre: { ...nombre, xx_XX: 'Otra' } })).statusCode).toBe(400)
    expect((await save({ descripcion: { fra_FR: 'Otra' } })).statusCode).toBe(400)
    expect((await save({ nombre: { es_ES: 'Vieja' } })).statusCode).toBe(200)
    expect((await save({ nombre })).statusCode).toBe(400)
    expect((await send('DELETE', `/api/familias/${id}/`)).statusCode).toBe(204)
    model.begins((await sql<{ last: number }>`select max(id)::int as last from historial`.execute(db())).rows[0]?.last ?? 0)
  })

  it('are held for untranslated by the database as by the browser [TX-02]', async () => {
    const found = async (texts: readonly string[]) => {
      const { rows } = await sql<{ texto: string; igual: boolean }>`
        select texto, ${isUntranslated({
          ...{ idioma: sql.lit('fr_FR'), origen: sql.lit('es_ES'), source: sql`texto`, target: sql`(texto || E'\n')` },
        })} as igual
        from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as textos (texto),
          (values (null::jsonb, null::jsonb, 'nombre')) as registro (cambios, vigentes, campo)`.execute(db())
      return rows.map(({ texto, igual }) => [texto, igual])
    }
    expect(await found(WITH_WORDS)).toEqual(WITH_WORDS.map(texto => [texto, true]))
    expect(await found(WITHOUT_WORDS)).toEqual(WITHOUT_WORDS.map(texto => [texto, false]))
  })

  it('are what they were where the history begins anew, and where it was there before [TX-02]', async () => {
    const before = await read('fr_FR', 'es_ES')
    const kept = () => sql`select tabla, registro, cambios from textos_cambiados where cambios <> '{}' order by 1, 2`.execute(db())
    const changes = (await kept()).rows
    await db()
      .transaction()
      .execute(async transaction => {
        await sql`drop function anotar_textos_cambiados() cascade`.execute(transaction)
        await sql`drop function textos_juntos(jsonb, jsonb)`.execute(transaction)
        await sql`alter table textos_cambiados rename to apartados`.execute(transaction)
        await sql`delete from versiones_de_tabla where tabla = 'textos_cambiados'`.execute(transaction)
        await sql`drop function anotar_textos_vigentes() cascade`.execute(transaction)
        for (const name of ['010_textos_cambiados', '011_textos_de_un_vistazo', '018_textos_vigentes'])
          await migrations[name]?.up(transaction)
        await sql`update textos_cambiados set vigentes = apartados.vigentes from apartados
        where apartados.tabla = textos_cambiados.tabla and apartados.registro = textos_cambiados.registro`.execute(transaction)
        await sql`drop table apartados`.execute(transaction)
      })
    await db().deleteFrom('funciones_aplicadas').execute()
    await applyFunctions(db())
    expect((await kept()).rows).toEqual(changes)

    await forgetHistory(db(), -1)
    await sql`update versiones_de_tabla set version = version + 1 where tabla = 'textos_cambiados'`.execute(db())
    const forgotten = (row: Row) => ({ ...row, cambio: row.cambio && { ...row.cambio, momento: null, antes: null } })
    expect(await read('fr_FR', 'es_ES')).toEqual(before.map(forgotten))
  })

  it('are saved one language at a time, and not over what somebody else has written meanwhile [TX-04]', async () => {
    const url = '/api/traducciones/fr_FR/'
    const of = { tipo: 'lineas_de_composicion', id: 1 }
    const valor = async () => (await send('GET', '/api/lineas_de_composicion/1/')).json<{ valor: object }>().valor
    const put = async (textos: object, antes?: object) => {
      const answer = await send('PUT', url, { json: { ...of, textos, antes } })
      return [answer.statusCode, Object.keys(answer.json<{ errors?: object }>().errors ?? {})]
    }
    const before = await valor()
    expect(await put({ valor: 'H<sub>2</sub>O\n ' })).toEqual([200, []])
    expect(await valor()).toEqual({ ...before, fr_FR: 'H<sub>2</sub>O\n ' })
    expect(await put({ valor: 'Autre' }, { valor: 'Eau' })).toEqual([412, ['valor']])
    expect(await put({ valor: 'H<sub>2</sub>O\n ' }, { valor: 'Eau' })).toEqual([200, []])
    expect(await put({ valor: 'Autre' }, { valor: 'H<sub>2</sub>O\n ' })).toEqual([200, []])
    expect(await put({ valor: '' })).toEqual([200, []])
    const { fr_FR: _, ...others } = { fr_FR: '', ...before }
    expect(await valor()).toEqual(others)
    expect(await put({ orden: '1' })).toEqual([400, ['textos']])
    expect(await put({ valor: 'x'.repeat(20_001) })).toEqual([400, ['textos']])
    expect(await put({})).toEqual([400, ['textos']])
    expect((await send('PUT', url, { json: { ...of, id: 999, textos: { valor: 'x' } } })).statusCode).toBe(404)
  })

  it.each([
    [{ tipo: 'usuarios', id: 1, campos: ['nombre'] }, 400, 'tipo'],
    [{ tipo: 'grupos_de_cultivo', id: 1, campos: ['nombre'] }, 400, 'tipo'],
    [{ tipo: 'familias', id: 1, campos: ['color'] }, 400, 'campos'],
    [{ tipo: 'familias', id: 1, campos: [] }, 400, 'campos'],
    [{ tipo: 'familias', id: 0, campos: ['nombre'] }, 400, 'id'],
    [{ tipo: 'familias', id: 999, campos: ['nombre'] }, 404, undefined],
  ])('%j still hold: refused [TX-02]', async (json, status, name) => {
    const answer = await send('POST', '/api/traducciones/fr_FR/vigentes/', { json })
    expect([answer.statusCode, Object.keys(answer.json<{ errors?: object }>().errors ?? {})]).toEqual([
      status,
      name === undefined ? [] : [name],
    ])
  })

  it('are of languages, and for who has a session', async () => {
    for (const [url, status] of [
      ['/api/traducciones/fr/', 404],
      ['/api/traducciones/fr_FR/?origen=es', 400],
      ['/api/traducciones/fr_FR/?origen=', 400],
    ] as const)
      expect([url, (await send('GET', url)).statusCode]).toEqual([url, status])
    for (const url of ['/api/traducciones/', '/api/traducciones/fr_FR/'])
      expect((await send('GET', url, { token: 'none' })).statusCode).toBe(401)
  })
})
