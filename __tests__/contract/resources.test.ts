import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { ApiError } from '@/api/http/ApiError'
import type { RecordCalls } from '@/api/http/records'
import { lists } from '@/api/lists'
import { paisesApi } from '@/api/paises'
import { textosDeProductosApi } from '@/api/textosDeProductos'
import type { LocaleMap } from '@/shared/locales'
import { slugOf } from '@/features/productos/model/slug'
import { apis } from '@test/support/apis'
import { unique } from '@test/support/contract'
import { useConnected } from '@test/support/connected'
import { engines } from '@test/support/engines'

const anId = expect.any(Number)
const map = (es_ES: string): LocaleMap => ({ es_ES, en_US: ` ${es_ES} & <sub>2</sub> 🌱 `, ar_EG: 'سماد' })
/** Names have no outer white space. */
const names = (es_ES: string): LocaleMap => ({ ...map(es_ES), en_US: `${es_ES} & <sub>2</sub> 🌱` })

type Api<Entity extends { id: number }, Input> = Pick<RecordCalls<Entity, Input>, 'list' | 'create' | 'update'>

/** Creates a record with every field, applies `change`, and returns the record. */
const roundTrip = async <Entity extends { id: number }, Input extends object>(
  api: Api<Entity, Input>,
  input: Input,
  readOnly: Partial<Entity>,
  change: Partial<Input>,
): Promise<Entity> => {
  const created = await api.create(input)
  expect(created).toEqual({ id: anId, ...input, ...readOnly })
  expect(await api.list()).toContainEqual(created)
  let record = created
  for (const [name, value] of Object.entries(change)) {
    const one = { [name]: value } as Partial<Input>
    const changed = await api.update(created.id, one)
    expect(changed).toEqual({ ...record, ...one })
    record = changed
  }
  expect(await api.list()).toContainEqual(record)
  return record
}

describe.each(engines)("every resource, by the application's own api modules (%s)", engine => {
  const { output, send } = useConnected(engine)

  describe('magnitudes', () => {
    it('lists the demo magnitudes with their texts by locale [MG-01, ML-01]', async () => {
      const list = await apis.magnitudes.list()
      expect(list.length).toBeGreaterThanOrEqual(25)
      expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((a, b) => a - b))
      expect(list.map(({ valor }) => valor)).toContainEqual({ es_ES: '% p/p', en_US: '% w/w', fr_FR: '% m/m', pt_BR: '% p/p' })
    })

    it('creates, reads, changes and deletes one [MG-01, MA-07, MA-10]', async () => {
      const created = await apis.magnitudes.create({ valor: { es_ES: 'brotes/m²' } })
      expect(created).toEqual({ id: expect.any(Number), valor: { es_ES: 'brotes/m²' } })
      expect(await apis.magnitudes.get(created.id)).toEqual(created)
      const valor = { es_ES: 'brotes/m²', en_US: 'shoots/m²', gl_ES: 'gromos/m²' }
      expect(await apis.magnitudes.update(created.id, { valor })).toEqual({ id: created.id, valor })
      expect(await apis.magnitudes.list()).toContainEqual({ id: created.id, valor })
      await apis.magnitudes.remove(created.id)
      expect((await apis.magnitudes.list()).map(({ id }) => id)).not.toContain(created.id)
      await expect(apis.magnitudes.get(created.id)).rejects.toMatchObject({ status: 404, detail: 'No encontrado.' })
    })

    it('deleting what is gone already is done', async () => {
      await expect(apis.magnitudes.remove(999_999)).resolves.toBeUndefined()
    })

    it('a creation sent twice under its key makes one record [MA-13]', async () => {
      const input = { valor: { es_ES: 'mol/m³' } }
      const made = [await apis.magnitudes.create(input, 'guardar/1/ñ'), await apis.magnitudes.create(input, 'guardar/1/ñ')]
      expect(made[0]).toEqual(made[1])
      expect((await apis.magnitudes.list()).filter(({ valor }) => valor.es_ES === 'mol/m³')).toHaveLength(1)
    })

    it('a refusal comes with a sentence for the toast [MA-11]', async () => {
      const refused = apis.magnitudes.create({ valor: { es_ES: 'x'.repeat(20_001) } })
      await expect(refused).rejects.toBeInstanceOf(ApiError)
      await expect(refused).rejects.toMatchObject({
        status: 400,
        detail: 'Hay datos que no son válidos. Valor magnitud: es_ES: No puede tener más de 20000 caracteres.',
      })
    })
  })

  describe('masters', () => {
    it('iconos keep every field [MA-07]', async () => {
      const change = { nombre: names('otro'), descripcion: {} }
      const record = await roundTrip(apis.iconos, { nombre: names('Gota'), descripcion: map('Riego') }, { imagen: null }, change)
      expect(await apis.iconos.get(record.id)).toEqual(record)
    })

    it('familias keep every field [MA-07]', async () => {
      const input = { nombre: names('Ácidos'), descripcion: map('húmicos'), color: '#00aa33', prioridad: 7 }
      const change = { nombre: {}, descripcion: {}, color: 'ñ🌱34567', prioridad: -1 }
      const record = await roundTrip(apis.familias, input, { imagen: null }, change)
      expect(await apis.familias.get(record.id)).toEqual(record)
    })

    it('envases keep every field, their magnitud set and unset [MA-07]', async () => {
      const [one, two] = [await apis.magnitudes.create({ valor: names('L') }), await apis.magnitudes.create({ valor: names('kg') })]
      const record = await roundTrip(
        apis.envases,
        { valor: names('1'), magnitud: one.id },
        { imagen: null },
        { valor: {}, magnitud: two.id },
      )
      expect(await apis.envases.get(record.id)).toEqual(record)
      await roundTrip(apis.envases, { valor: names('1'), magnitud: null }, { imagen: null }, { magnitud: two.id })
      await roundTrip(apis.envases, { valor: names('1'), magnitud: one.id }, { imagen: null }, { magnitud: null })
    })

    it('componentes and soluciones keep every field [MA-07]', async () => {
      const componente = await roundTrip(apis.componentes, { nombre: names('P₂O₅') }, {}, { nombre: names('K<sub>2</sub>O') })
      expect(await apis.componentes.get(componente.id)).toEqual(componente)
      const change = { nombre: names('Cuajado'), descripcion: {} }
      const solucion = await roundTrip(apis.soluciones, { nombre: names('Estrés'), descripcion: map('hídrico') }, {}, change)
      expect(await apis.soluciones.get(solucion.id)).toEqual(solucion)
    })

    it('cultivos keep every field; crop groups are read only, with a plain name [CU-03]', async () => {
      const grupos = await apis.grupos_de_cultivo.list()
      const change = { nombre: names('Limonero'), grupo_de_cultivo: null }
      const images = { imagen: null, imagen_icono: null }
      const record = await roundTrip(apis.cultivos, { nombre: names('Naranjo'), grupo_de_cultivo: grupos[0]?.id ?? null }, images, change)
      expect(await apis.cultivos.get(record.id)).toEqual(record)
      for (const grupo of grupos) expect(grupo).toEqual({ id: anId, nombre: expect.any(String) })
      for (const method of ['POST', 'PUT', 'DELETE']) expect((await send(method, '/api/grupos_de_cultivo/', { json: {} })).status).toBe(405)
    })

    it('estados_fenologicos keep every field [EF-02]', async () => {
      const [one, two] = [
        await apis.cultivos.create({ nombre: names('Olivo'), grupo_de_cultivo: null }),
        await apis.cultivos.create({ nombre: names('Vid'), grupo_de_cultivo: null }),
      ]
      const change = { nombre: {}, cultivo: two.id, orden: -2_147_483_648 }
      const record = await roundTrip(
        apis.estados_fenologicos,
        { nombre: names('BBCH 61'), cultivo: one.id, orden: 2_147_483_647 },
        { imagen: null },
        change,
      )
      expect(await apis.estados_fenologicos.get(record.id)).toEqual(record)
    })

    it('lists countries', async () => {
      expect((await paisesApi.list()).map(pais => pais.codigo_iso_alfa_2)).toEqual(expect.arrayContaining(['ES', 'PT', 'BR']))
    })
  })

  describe('products', () => {
    const texts = () => ({
      nombre: names('Nitrógeno Ñandú'),
      descripcion: map('1'),
      descripcion2: map('2'),
      caracteristicas: map('3'),
      aplicaciones: map('4'),
      observaciones: map('5'),
      modo_de_accion: map('6'),
      seo_title: map('7'),
      seo_description: map('8'),
      seo_imagen_catalogo_alt: map('9'),
      id_hexadecimal: '0xFF',
    })
    const blank = Object.fromEntries(Object.keys(texts()).map(name => [name, name === 'id_hexadecimal' ? '' : {}]))
    const noImages = { imagen_catalogo: null, imagen_modo_de_accion: null }

    const references = async () => {
      const cultivo = await apis.cultivos.create({ nombre: names('Trigo'), grupo_de_cultivo: null })
      const masters = { nombre: names('x'), descripcion: {} }
      const two = async (make: () => Promise<{ id: number }>) => [(await make()).id, (await make()).id]
      return {
        familias: await two(() => apis.familias.create({ ...masters, color: '', prioridad: 0 })),
        iconos: await two(() => apis.iconos.create(masters)),
        estados: await two(() => apis.estados_fenologicos.create({ nombre: {}, cultivo: cultivo.id })),
        envases: await two(() => apis.envases.create({ valor: {}, magnitud: null })),
      }
    }

    it('a generic one can be made of its code alone, with every default [PG-01, PE-03]', async () => {
      const codigo = unique('PG')
      const made = await apis.productos_genericos.create({ codigo })
      expect(made).toEqual({
        ...blank,
        ...noImages,
        id: anId,
        codigo,
        slug: codigo.toLowerCase(),
        familia: null,
        iconos: [],
        estados_fenologicos: [],
        activo: true,
        ecologico: false,
        prioridad: 0,
      })
      expect(await apis.productos_genericos.get(made.id)).toEqual(made)
    })

    it('a generic one keeps every field [PE-02, PE-03]', async () => {
      const { familias, iconos, estados } = await references()
      const [familia = null, otra = null] = familias
      const codigo = unique('Pg')
      const input = { ...texts(), codigo, familia, iconos, estados_fenologicos: estados, activo: false, ecologico: true, prioridad: 3 }
      const slug = `${codigo.toLowerCase()}-nitrogeno-nandu`
      const change = { ...texts(), familia: otra, iconos: [...iconos].reverse(), estados_fenologicos: [], activo: true, ecologico: false }
      const record = await roundTrip(apis.productos_genericos, input, { slug, ...noImages }, { ...change, prioridad: -4, familia: null })
      expect(await apis.productos_genericos.get(record.id)).toEqual(record)
    })

    it('a finished one can be made of nothing, with every default [PE-03]', async () => {
      expect(await apis.productos_acabados.create({})).toEqual({
        ...blank,
        ...noImages,
        id: anId,
        codigo: '',
        slug: '',
        familia: null,
        iconos: [],
        estados_fenologicos: [],
        activo: true,
        ecologico: false,
        producto_generico: null,
        paises: [],
        empresa: '',
        internacional: false,
        envases: [],
      })
    })

    it('a finished one keeps every field; codes may repeat [PE-02, PE-03, PA-04]', async () => {
      const { familias, iconos, estados, envases } = await references()
      const generico = await apis.productos_genericos.create({ codigo: unique('PG') })
      const input = {
        ...texts(),
        codigo: 'ES 12345',
        familia: familias[0] ?? null,
        iconos,
        estados_fenologicos: estados,
        activo: false,
        ecologico: true,
        producto_generico: generico.id,
        paises: ['pt', 'ES', 'br'],
        empresa: 'HEFE',
        internacional: true,
        envases: [...envases].reverse(),
      }
      const change = { iconos: [], paises: ['ES'], empresa: null, producto_generico: null, envases: [], internacional: false }
      const readOnly = { slug: 'es-12345-nitrogeno-nandu', ...noImages }
      const record = await roundTrip(apis.productos_acabados, input, readOnly, { ...change, activo: true })
      expect(await apis.productos_acabados.get(record.id)).toEqual(record)
      expect((await apis.productos_acabados.create(input)).codigo).toBe('ES 12345')
    })

    it('lists keep the order that was sent, and what comes twice once; countries without regard to case', async () => {
      const { iconos } = await references()
      const [a = 0, b = 0] = iconos
      const { id } = await apis.productos_acabados.create({ iconos: [b, a, b, a], paises: ['fr', 'ES', 'FR', 'es', 'Pt'] })
      expect(await apis.productos_acabados.get(id)).toMatchObject({ iconos: [b, a], paises: ['fr', 'ES', 'Pt'] })
      const changed = await apis.productos_acabados.update(id, { iconos: [a, b], paises: ['pt', 'FR'] })
      expect(changed).toMatchObject({ iconos: [a, b], paises: ['pt', 'FR'] })
    })

    it.each([
      ['AB-12', { es_ES: 'Ácido húmico (K<sub>2</sub>O) P₂O₅ Ñandú' }, 'ab-12-acido-humico-k2o-p2o5-nandu'],
      ['--', { en_US: 'Only English' }, ''],
      ['Ωmega 3ª', { es_ES: '  ¡Más!  ' }, 'mega-3a-mas'],
      ['İ-ıſ', { es_ES: 'Straße ﬁn K₂ ½ — <SUB>x</SUB>' }, 'i-s-stra-e-fin-k2-1-2-x'],
    ])('the slug of %s and %j is made by the server, follows them, and is predicted [PE-02, PE-10]', async (codigo, nombre, slug) => {
      expect(slugOf({ codigo, nombre })).toBe(slug)
      const { id, slug: first } = await apis.productos_acabados.create({})
      expect(first).toBe('')
      expect((await apis.productos_acabados.update(id, { codigo, nombre })).slug).toBe(slug)
      const ignored = await send('PUT', `/api/productos_acabados/${id}/`, { json: { slug: 'x', imagen_catalogo: 'http://x/', id: 1 } })
      expect(ignored.json).toMatchObject({ id, slug, imagen_catalogo: null })
    })

    it('light lists have what tables need, and answer anew when a list of a record changes [PG-02, PA-03]', async () => {
      const { id, ...input } = await apis.productos_acabados.create({ codigo: 'L', nombre: names('Luz'), paises: ['es'] })
      const { codigo, nombre, producto_generico, paises, familia, empresa, activo, ecologico } = input
      const acabado = { id, codigo, nombre, producto_generico, paises, familia, empresa, activo, ecologico }
      expect(await lists.productos_acabados()).toContainEqual(acabado)
      const generico = await apis.productos_genericos.create({ codigo: unique('L'), prioridad: 2 })
      expect(await lists.productos_genericos()).toContainEqual({
        id: generico.id,
        codigo: generico.codigo,
        nombre: {},
        familia: null,
        activo: true,
        ecologico: false,
        prioridad: 2,
      })
      const path = '/api/productos_acabados/light/'
      const { etag = '' } = (await send('GET', path)).headers
      expect((await send('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304)
      await apis.productos_acabados.update(id, { paises: ['PT', 'es'] })
      const again = await send('GET', path, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(200)
      expect(again.json).toContainEqual({ ...acabado, paises: ['PT', 'es'] })
    })

    it('light lists have the names in the default locale alone where they are asked for so, and answer anew when one changes [PG-02, PA-03]', async () => {
      const nombre = { es_ES: 'Luz', fr_FR: 'Lumière' }
      for (const [api, light, root] of [
        [apis.productos_genericos, lists.productos_genericos, '/api/productos_genericos/'],
        [apis.productos_acabados, lists.productos_acabados, '/api/productos_acabados/'],
      ] as const) {
        const path = `${root}light/?idioma=es_ES`
        const [{ id }, unnamed] = [
          await api.create({ codigo: unique('I'), nombre }),
          await api.create({ codigo: unique('I'), nombre: { fr_FR: 'Lumière' } }),
        ]
        const whole = (await light()).filter(each => [id, unnamed.id].includes(each.id))
        const named = async () => ((await send('GET', path)).json as { id: number }[]).filter(each => [id, unnamed.id].includes(each.id))
        expect(whole).toMatchObject([{ nombre }, { nombre: { fr_FR: 'Lumière' } }])
        expect(await named()).toEqual(whole.map(each => ({ ...each, nombre: each.id === id ? { es_ES: 'Luz' } : {} })))
        const { etag = '' } = (await send('GET', path)).headers
        expect((await send('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304)
        // The ETag of one list is not valid for the other.
        expect((await send('GET', `${root}light/`, { headers: { 'if-none-match': etag } })).status).toBe(200)
        await api.update(unnamed.id, { nombre: { es_ES: 'Sombra' } })
        expect(await named()).toMatchObject([{ nombre: { es_ES: 'Luz' } }, { nombre: { es_ES: 'Sombra' } }])
      }
      const refused = await send('GET', '/api/productos_genericos/light/?idioma=xx')
      expect([refused.status, refused.json]).toEqual([400, { detail: expect.any(String), errors: { idioma: ['Solo puede ser es_ES.'] } }])
    })

    it('how many texts each product has by language, of those that Spanish has, is a list of its own [TX-08]', async () => {
      const nombre = { es_ES: 'Luz', fr_FR: 'Lumière', en_US: ' \n' }
      const texts = {
        ...{ nombre, descripcion: { es_ES: 'a', fr_FR: 'b', pt_BR: 'c' }, aplicaciones: { it_IT: 'd' }, seo_title: { es_ES: ' ' } },
        // Texts equal to the Spanish one, also without words, and in a variant of the same language.
        observaciones: { es_ES: 'Igual', fr_FR: 'Igual', es_MX: 'Igual' },
        caracteristicas: { es_ES: 'NPK 15', pt_BR: 'NPK 15' },
      }
      const [finished, generic] = [
        await apis.productos_acabados.create(texts),
        await apis.productos_genericos.create({ ...texts, codigo: unique('T') }),
      ]
      const textos = { es_ES: 4, fr_FR: 2, pt_BR: 2, it_IT: 0, es_MX: 1 }
      expect(await textosDeProductosApi.list('productos_acabados')()).toContainEqual({ id: finished.id, textos })
      expect(await textosDeProductosApi.list('productos_genericos')()).toContainEqual({ id: generic.id, textos })
      const { version, registros } = await textosDeProductosApi.changes('productos_acabados')(null)
      expect(registros).toContainEqual({ id: finished.id, textos })
      const { etag = '' } = (await send('GET', '/api/productos_acabados/textos/')).headers
      await apis.productos_acabados.update(finished.id, { nombre: { es_ES: 'Luz' } })
      expect(await textosDeProductosApi.list('productos_acabados')()).toContainEqual({ id: finished.id, textos: { ...textos, fr_FR: 1 } })
      expect(await textosDeProductosApi.changes('productos_acabados')(version)).toMatchObject({
        completo: false,
        registros: [{ id: finished.id, textos: { ...textos, fr_FR: 1 } }],
        eliminados: [],
      })
      expect((await send('GET', '/api/productos_acabados/textos/')).headers.etag).not.toBe(etag)
    })

    it('a change of a list is a change of the record: ETag and If-Match know it', async () => {
      const { id } = await apis.productos_genericos.create({ codigo: unique('PG') })
      const { iconos } = await references()
      const path = `/api/productos_genericos/${id}/`
      const { etag = '' } = (await send('GET', path)).headers
      const changed = await send('PUT', path, { json: { iconos }, headers: { 'if-match': etag } })
      expect(changed.headers.etag).not.toBe(etag)
      const stale = await send('PUT', path, { json: { iconos: [] }, headers: { 'if-match': etag } })
      expect([stale.status, stale.json]).toEqual([412, { detail: expect.stringContaining('Otra persona') }])
      expect((await apis.productos_genericos.get(id)).iconos).toEqual(iconos)
    })
  })

  describe('parts of products', () => {
    it('lines keep every field with exact quantities, and come by product [CO-02, CO-04, CO-07]', async () => {
      const generico = await apis.productos_genericos.create({ codigo: unique('PG') })
      const acabado = await apis.productos_acabados.create({})
      const componente = await apis.componentes.create({ nombre: names('N') })
      const magnitud = await apis.magnitudes.create({ valor: names('%') })
      const input = {
        componente: componente.id,
        cantidad_1: 99_999.99999,
        magnitud_1: magnitud.id,
        cantidad_2: 0.00001,
        magnitud_2: magnitud.id,
        solubilidad: 4,
        valor: map('texto libre'),
        orden: 99_999,
        producto_generico: generico.id,
        producto_acabado: null,
      }
      const first = await apis.lineas_de_composicion.create(input)
      expect(first).toEqual({ id: anId, ...input })
      const blank = { componente: null, cantidad_1: null, magnitud_1: null, cantidad_2: null, magnitud_2: null, solubilidad: 0, valor: {} }
      const second = await apis.lineas_de_composicion.create({ producto_acabado: acabado.id })
      expect(second).toEqual({ id: anId, ...blank, orden: 0, producto_generico: null, producto_acabado: acabado.id })
      const third = await apis.lineas_de_composicion.create({ producto_generico: generico.id, cantidad_1: 12.5, cantidad_2: 0 })
      expect(third).toMatchObject({ cantidad_1: 12.5, cantidad_2: 0 })
      expect(await apis.lineas_de_composicion.list({ producto_generico: generico.id })).toEqual([first, third])
      expect(await apis.lineas_de_composicion.list({ producto_acabado: acabado.id })).toEqual([second])
      expect(await apis.lineas_de_composicion.list({ producto_acabado: acabado.id, producto_generico: generico.id })).toEqual([])
      expect(await apis.lineas_de_composicion.list()).toEqual(expect.arrayContaining([first, second, third]))
      await apis.lineas_de_composicion.remove(first.id)
      expect(await apis.lineas_de_composicion.list({ producto_generico: generico.id })).toEqual([third])
      expect((await send('PUT', `/api/lineas_de_composicion/${third.id}/`, { json: {} })).status).toBe(405)
    })

    it('entries keep every field, and come by product and by stage [AP-03, CD-05, CD-06]', async () => {
      const cultivo = await apis.cultivos.create({ nombre: {}, grupo_de_cultivo: null })
      const stage = () => apis.estados_fenologicos.create({ nombre: {}, cultivo: cultivo.id })
      const [one, two] = [await stage(), await stage()]
      const generico = await apis.productos_genericos.create({ codigo: unique('PG') })
      const acabado = await apis.productos_acabados.create({})
      const input = {
        modo_de_aplicacion: 2,
        momento_de_aplicacion: map('Floración'),
        dosis: ' 2–3 L/ha ',
        objetivo: map('Cuajado'),
        estado_fenologico: one.id,
        producto_generico: generico.id,
        producto_acabado: null,
      }
      const change = { modo_de_aplicacion: 1, momento_de_aplicacion: {}, dosis: '', objetivo: map('Calibre'), estado_fenologico: two.id }
      const first = await roundTrip(apis.como_se_aplica, input, {}, change)
      const second = await apis.como_se_aplica.create({ estado_fenologico: one.id, producto_acabado: acabado.id })
      expect(second).toEqual({
        id: anId,
        modo_de_aplicacion: 0,
        momento_de_aplicacion: {},
        dosis: '',
        objetivo: {},
        estado_fenologico: one.id,
        producto_generico: null,
        producto_acabado: acabado.id,
      })
      expect(await apis.como_se_aplica.list({ producto_generico: generico.id })).toEqual([first])
      expect(await apis.como_se_aplica.list({ producto_acabado: acabado.id })).toEqual([second])
      expect(await apis.como_se_aplica.list({ estado_fenologico: two.id })).toEqual([first])
      const moved = await apis.como_se_aplica.update(first.id, { producto_generico: null, producto_acabado: acabado.id })
      expect(await apis.como_se_aplica.list({ producto_acabado: acabado.id })).toEqual([moved, second])
    })

    it('a filtered list has an ETag, and answers anew when it changes', async () => {
      const acabado = await apis.productos_acabados.create({})
      const path = `/api/lineas_de_composicion/?producto_acabado=${acabado.id}`
      const { headers, json } = await send('GET', path)
      expect(json).toEqual([])
      const known = { headers: { 'if-none-match': headers.etag ?? '' } }
      const fresh = await send('GET', path, known)
      expect([fresh.status, fresh.text]).toEqual([304, ''])
      await apis.lineas_de_composicion.create({ producto_acabado: acabado.id })
      const changed = await send('GET', path, known)
      expect([changed.status, changed.json]).toEqual([200, [expect.objectContaining({ producto_acabado: acabado.id })]])
    })
  })

  describe('trials', () => {
    it('a trial can be made of its code alone, with every default [TR-01]', async () => {
      const codigo = unique('EN')
      expect(await apis.ensayos.create({ codigo })).toEqual({
        id: anId,
        codigo,
        nombre: {},
        fecha: null,
        pais: null,
        cultivo: null,
        roi: null,
        descripcion: {},
        dosis: {},
        momento_de_aplicacion: {},
        productos: [],
        imagen: null,
      })
    })

    it('trials keep every field [TR-03, TR-04, TR-11, TR-12]', async () => {
      const cultivo = await apis.cultivos.create({ nombre: {}, grupo_de_cultivo: null })
      const product = async () => (await apis.productos_genericos.create({ codigo: unique('PG') })).id
      const productos = [await product(), await product()]
      const input = {
        codigo: unique('EN'),
        nombre: names('Ensayo'),
        fecha: '2024-02-29',
        pais: 'es',
        cultivo: cultivo.id,
        roi: 9999.99,
        descripcion: map('a'),
        dosis: map('b'),
        momento_de_aplicacion: map('c'),
        productos: [...productos].reverse(),
      }
      const change = { nombre: {}, fecha: '0001-01-01', pais: 'PT', cultivo: null, roi: -0.01, productos, dosis: {} }
      const record = await roundTrip(apis.ensayos, input, { imagen: null }, change)
      expect(await apis.ensayos.get(record.id)).toEqual(record)
      expect(await apis.ensayos.update(record.id, { fecha: '9999-12-31', roi: -9999.99 })).toMatchObject({
        fecha: '9999-12-31',
        roi: -9999.99,
      })
      expect(await apis.ensayos.update(record.id, { fecha: null, pais: null, roi: null })).toMatchObject({
        fecha: null,
        pais: null,
        roi: null,
      })
    })

    it('results keep every field, any number exactly, and come by trial [TR-05, TR-16]', async () => {
      const [one, two] = [await apis.ensayos.create({ codigo: unique('EN') }), await apis.ensayos.create({ codigo: unique('EN') })]
      const magnitud = await apis.magnitudes.create({ valor: names('t/ha') })
      const input = { ensayo: one.id, orden: 3, valor: 12.345678901, magnitud: magnitud.id, descripcion: map('Cosecha') }
      const first = await apis.resultados_de_ensayo.create(input)
      expect(first).toEqual({ id: anId, ...input })
      const second = await apis.resultados_de_ensayo.create({ ensayo: one.id })
      expect(second).toEqual({ id: anId, ensayo: one.id, orden: 0, valor: null, magnitud: null, descripcion: {} })
      for (const valor of [0, -0.1, 1e-7, 5e-324, 1.7976931348623157e308, 123_456_789.123456])
        expect((await apis.resultados_de_ensayo.create({ ensayo: two.id, valor })).valor).toBe(valor)
      expect(await apis.resultados_de_ensayo.list({ ensayo: one.id })).toEqual([first, second])
      expect(await apis.resultados_de_ensayo.list({ ensayo: two.id })).toHaveLength(6)
      expect((await send('PUT', `/api/resultados_de_ensayo/${first.id}/`, { json: {} })).status).toBe(405)
    })

    it('attachments keep every field, and come by trial [TR-06, TR-16]', async () => {
      const [one, two] = [await apis.ensayos.create({ codigo: unique('EN') }), await apis.ensayos.create({ codigo: unique('EN') })]
      const input = { ensayo: one.id, orden: 1, descripcion: map('Parcela') }
      const record = await roundTrip(apis.adjuntos_de_ensayo, input, { imagen: null }, { orden: 0, descripcion: {} })
      expect(await apis.adjuntos_de_ensayo.list({ ensayo: one.id })).toEqual([record])
      expect(await apis.adjuntos_de_ensayo.list({ ensayo: two.id })).toEqual([])
    })
  })

  it('combinations keep every field [CB-02, CB-03, CB-04]', async () => {
    const [one, two] = [
      await apis.soluciones.create({ nombre: names('1'), descripcion: {} }),
      await apis.soluciones.create({ nombre: names('2'), descripcion: {} }),
    ]
    const cultivos = [(await apis.cultivos.create({ nombre: {}, grupo_de_cultivo: null })).id]
    const productos_genericos = [(await apis.productos_genericos.create({ codigo: unique('PG') })).id]
    const productos_acabados = [(await apis.productos_acabados.create({})).id]
    const input = { solucion: one.id, productos_genericos, productos_acabados, cultivos, observaciones: map('Juntos') }
    const change = { solucion: two.id, productos_genericos: [], productos_acabados: [], cultivos: [], observaciones: {} }
    await roundTrip(combinacionesDeProductosApi, input, {}, change)
    expect(await combinacionesDeProductosApi.create({ solucion: one.id })).toEqual({ id: anId, ...change, solucion: one.id })
  })

  it('lists are in the order of their ids', async () => {
    const listed = [
      await apis.iconos.list(),
      await apis.productos_genericos.list(),
      await apis.productos_acabados.list(),
      await lists.productos_acabados(),
      await apis.ensayos.list(),
      await apis.lineas_de_composicion.list(),
    ]
    for (const list of listed) expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((a, b) => a - b))
  })

  it('a POST that is sent again under its key makes one record, lists and all [PE-11, TR-17]', async () => {
    const codigo = unique('PG')
    const made = [await apis.productos_genericos.create({ codigo }, codigo), await apis.productos_genericos.create({ codigo }, codigo)]
    expect(made[0]).toEqual(made[1])
    const acabado = await apis.productos_acabados.create({ paises: ['es', 'pt'] })
    const line = { producto_acabado: acabado.id, orden: 1 }
    await Promise.all(Array.from({ length: 5 }, () => apis.lineas_de_composicion.create(line, 'línea/1')))
    expect(await apis.lineas_de_composicion.list({ producto_acabado: acabado.id })).toHaveLength(1)
  })

  it('none of all that was unforeseen: no error is logged', () => {
    expect(output()).not.toMatch(/"level":50/)
  })
})
