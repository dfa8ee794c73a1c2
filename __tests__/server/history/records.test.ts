import type { Entrada, PaginaDeHistorial, RegistrosDeEntrada } from '@/shared/history'
import { activitySummary } from '@/kits/history/model/summary'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

const es = (es_ES: string) => ({ nombre: { es_ES } })

describe.each([ENGINE])('what an entry did to each record (%s)', engine => {
  const { send, db } = useTwoApps(engine)
  const make = async (table: string, json: object) => (await send('POST', `/api/${table}/`, { json })).json<{ id: number }>().id
  const change = async (path: string, json: object, save = randomUUID()) => {
    const { statusCode } = await send('PUT', `/api/${path}/`, { json, headers: { 'save-id': save } })
    expect(statusCode).toBe(200)
  }
  const latest = async (tipo: string) => (await send('GET', `/api/historial/?tipo=${tipo}`)).json<PaginaDeHistorial>().entradas[0]
  const recordsOf = async (entrada: number | undefined, query = '') =>
    (await send('GET', `/api/historial/${entrada}/registros/?${query}`)).json<RegistrosDeEntrada>()

  it('is told page by page, with the fields that changed in any of them [HI-05]', async () => {
    const familia = await make('familias', es('Quelatos'))
    const [icono, componente] = [await make('iconos', {}), await make('componentes', {})]
    const ids: number[] = []
    for (const n of [1, 2, 3]) ids.push(await make('productos_acabados', { codigo: `A-${n}`, ...es(`Zinc ${n}`) }))
    const save = randomUUID()
    for (const id of ids) await change(`productos_acabados/${id}`, { familia }, save)
    await change(`productos_acabados/${ids[2]}`, { iconos: [icono] }, save)
    await send('POST', '/api/lineas_de_composicion/', { json: { producto_acabado: ids[1], componente }, headers: { 'save-id': save } })
    const run = await latest('productos_acabados')
    expect(run).toMatchObject({ registros: 3, accion: 'cambiado' })
    expect(run?.campos).toEqual([
      { tipo: 'productos_acabados', campo: 'familia' },
      { tipo: 'productos_acabados', campo: 'iconos' },
      { tipo: 'lineas_de_composicion', campo: null },
    ])
    const first = await recordsOf(run?.id, 'limite=2')
    const rest = await recordsOf(run?.id, `limite=2&despues=${first.siguiente}`)
    const told = [...first.registros, ...rest.registros].map(each => [each.registro, each.codigo, activitySummary(each)])
    expect(told).toEqual([
      [ids[0], 'A-1', 'Familia: Quelatos'],
      [ids[1], 'A-2', 'Composición: 1 línea añadida; Familia: Quelatos'],
      [ids[2], 'A-3', 'Familia: Quelatos; Iconos: 1 añadido'],
    ])
    expect(first.registros.every(({ id, registros, accion }) => id === run?.id && registros === 1 && accion === 'cambiado')).toBe(true)
    expect(rest.siguiente).toBeNull()
    expect((await recordsOf(run?.id, 'tipo=ensayos&despues=1')).registros).toEqual([])
    expect((await send('GET', '/api/historial/987654321/registros/')).statusCode).toBe(404)
  })

  it('names no list that came back to what it was among the fields of several records [HI-05]', async () => {
    const icono = await make('iconos', {})
    const record = (n: number) => ({ codigo: `I-${n}`, ...es(`Boro ${n}`), iconos: [icono], activo: true })
    const ids = [await make('productos_genericos', record(1)), await make('productos_genericos', record(2))]
    const save = randomUUID()
    // Positions with gaps, like in lists of the demo and of restored records: a save writes them again.
    await sql`update productos_genericos_iconos set posicion = posicion + 10`.execute(db())
    for (const [at, id] of ids.entries()) await change(`productos_genericos/${id}`, { ...record(at + 1), activo: false }, save)
    expect((await latest('productos_genericos'))?.campos).toEqual([{ tipo: 'productos_genericos', campo: 'activo' }])
  })

  it('names parts that changed in their place, by stage and crop or by products, also of what is gone by now [HI-05]', async () => {
    const cultivo = await make('cultivos', es('Tomate'))
    const estado_fenologico = await make('estados_fenologicos', { ...es('BBCH 09'), cultivo })
    const zinc = await make('productos_genericos', { codigo: 'Z', ...es('Zinc') })
    const boro = await make('productos_genericos', { codigo: 'B', ...es('Boro') })
    const entry = await make('como_se_aplica', { producto_generico: zinc, estado_fenologico, objetivo: { es_ES: 'Cuajado' } })
    const solucion = await make('soluciones', es('Riego'))
    const combination = await make('combinaciones_de_productos', { solucion, productos_genericos: [zinc, boro] })
    await change(`como_se_aplica/${entry}`, { estado_fenologico, objetivo: { es_ES: 'Floración' } })
    await change(`combinaciones_de_productos/${combination}`, { solucion, observaciones: { es_ES: 'Al alba' } })
    const said = async () => {
      const entries = await Promise.all([latestOf('productos_genericos', zinc), latestOf('soluciones', solucion)])
      return entries.map(each => each && activitySummary(each))
    }
    const latestOf = async (tipo: string, registro: number): Promise<Entrada | undefined> =>
      (await send('GET', `/api/historial/?tipo=${tipo}`))
        .json<PaginaDeHistorial>()
        .entradas.find(each => each.registro === registro && each.accion === 'cambiado')
    const names = ['Tomate · BBCH 09: objetivo (es_ES)', 'Zinc + Boro: observaciones (es_ES)']
    expect(await said()).toEqual(names)
    for (const path of [
      `soluciones/${solucion}`,
      `productos_genericos/${zinc}`,
      `estados_fenologicos/${estado_fenologico}`,
      `cultivos/${cultivo}`,
    ])
      expect((await send('DELETE', `/api/${path}/`)).statusCode).toBe(204)
    expect(await said()).toEqual(names)
  })
})
