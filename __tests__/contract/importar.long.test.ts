import fc from 'fast-check'
import { connect } from '@/api/http/http'
import type { ImportableName } from '@/features/importar/model/resources'
import type { FieldChange, ImportedRecord, ReviewedRow } from '@/features/importar/model/types'
import {
  fileChosen,
  importEntered,
  nameSettled,
  resumeRequested,
  reviewRequested,
  rowsRevised,
  runEnded,
  runRequested,
} from '@/features/importar/slice'
import { fileVault } from '@/store/vault'
import { openImport, type ImportPage } from '@test/features/importar/page'
import { ENGINE, useServer } from '@test/support/engines'
import { turns } from '@test/support/mortalPage'

const server = useServer(ENGINE)
let token: string

beforeAll(async () => {
  token = await server().signIn()
  connect({
    baseUrl: server().address,
    timeoutMs: 30_000,
    idempotencyKeys: true,
    extensions: true,
    token: () => token,
    expired: () => undefined,
  })
})

const api = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const headers = { Authorization: `Token ${token}`, ...(body && { 'Content-Type': 'application/json' }) }
  const answer = await fetch(`${server().address}/api/${path.includes('?') ? path : `${path}/`}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([method, path, answer.ok]).toEqual([method, path, true])
  return (await answer.json()) as Answer
}

interface Line {
  id: number
  producto_generico: number | null
  componente: number | null
  cantidad_1: number | null
  orden: number
}

/** All products by id, without fields that the server generates, and their lines in order. */
const look = async () => {
  const products = await api<ImportedRecord[]>('GET', 'productos_genericos')
  const lines = (await api<Line[]>('GET', 'lineas_de_composicion')).sort((one, other) => one.orden - other.orden || one.id - other.id)
  const linesOf = (id: number) => lines.filter(each => each.producto_generico === id)
  return new Map(products.map(({ version: _version, slug: _slug, ...product }) => [product.id, { product, lines: linesOf(product.id) }]))
}

const TITLES = ['Código art.', 'Nombre', 'Nombre (fr_FR)', 'Familia', 'Prioridad', 'Activo']

/** Valid cell in nine cases of ten, so that about half of the rows with seven cells can be written. */
const mostly = (good: string[], wrong: string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) })

/** Cells of a row; names and codes are unique to a run. */
const anyRow = fc.tuple(
  fc.constantFrom(...Array.from('ABCDEFGH'), ''),
  mostly(['Zinc', 'N<sub>2</sub> "ñ"; otro', 'dos\nlíneas'], ['', '-']),
  fc.constantFrom('', 'Cuivre', '-'),
  mostly(['Algas', 'algas ', 'Nueva'], ['', '-']),
  mostly(['', '7'], ['1,5', 'muchas', '-']),
  mostly(['', 'Sí', 'no'], ['quizá']),
  mostly(['', '8,5', '0,25'], ['x']),
)
const anyFile = fc.record({ rows: fc.array(anyRow, { minLength: 1, maxLength: 6 }), separator: fc.constantFrom(';', ',', '\t') })

const isReviewed = ({ state }: ImportPage) => state().review?.progress === null

/** Page with the review of a file, in which unknown names are accepted as new records. */
const reviewOf = async (content: string, recurso: ImportableName = 'productos_genericos') => {
  const page = openImport({ user: 'demo@example.com' })
  page.dispatch(importEntered({ recurso, isBack: false }))
  const name = 'productos.csv'
  page.dispatch(fileChosen({ ...fileVault.keep(new File([content], name)), name }))
  await turns(() => page.state().matches.length > 0)
  page.dispatch(reviewRequested())
  await turns(() => isReviewed(page))
  expect(page.state().review?.problem).toBeNull()
  for (const { key, canMake } of page.state().review?.missing ?? [])
    if (canMake) {
      const revised = () => page.actions.filter(rowsRevised.match).length
      const earlier = revised()
      page.dispatch(nameSettled({ key, decision: { make: true } }))
      await turns(() => revised() > earlier)
    }
  return page
}

let runs = 0

it('what is previewed is what is written: nothing else, and nothing less [IX-03, IX-04, IX-05, IX-06]', async () => {
  let written = 0
  await fc.assert(
    fc.asyncProperty(anyFile, async ({ rows, separator }) => {
      const run = `R${Date.now()}-${(runs += 1)}`
      const named = (text: string) => (/^(algas|nueva)/i.test(text) ? `${text.trim()} ${run}` : text)
      const familia = (await api<{ id: number }>('POST', 'familias', { nombre: { es_ES: `Algas ${run}` } })).id
      const componente = (await api<{ id: number }>('POST', 'componentes', { nombre: { es_ES: `Boro ${run}` } })).id
      const magnitud = (await api<{ id: number }>('POST', 'magnitudes', { valor: { es_ES: `g/kg ${run}` } })).id
      for (const code of ['A', 'B']) {
        const product = { codigo: `${run}${code}`, nombre: { es_ES: 'Zinc', fr_FR: 'Zinc' }, familia, prioridad: 3 }
        const { id } = await api<{ id: number }>('POST', 'productos_genericos', product)
        const line = { producto_generico: id, producto_acabado: null, componente, cantidad_1: 8.5, magnitud_1: magnitud }
        if (code === 'A') await api('POST', 'lineas_de_composicion', line)
      }
      const cells = rows.map(([code, nombre, frances, of, ...others]) => [code && `${run}${code}`, nombre, frances, named(of), ...others])
      const content = [[...TITLES, `Boro ${run} (g/kg ${run})`], ...cells]
        .map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n')

      const before = await look()
      const page = await reviewOf(content)
      const previewed = page.state().review?.rows ?? []
      const toWrite = previewed.filter(({ state }) => state === 'new' || state === 'changed')
      if (toWrite.length > 0) {
        page.dispatch(runRequested())
        await turns(() => page.state().run?.phase === 'over')
      }
      written += toWrite.length
      const done = page.state().run
      expect((done?.rows ?? []).map(({ state, reason }) => [state, reason])).toEqual(
        toWrite.map(({ state }) => [state === 'new' ? 'created' : 'changed', null]),
      )
      page.close()
      const after = await look()

      const ids = Object.fromEntries((done?.names ?? []).map(({ key, id }) => [key, id]))
      const valueOf = ({ after: value, made: [key] }: FieldChange) => (key === undefined ? value : ids[key])
      const rowOf = new Map(done?.rows.map(({ id, row }) => [id, row]))
      expect([...after.keys()].filter(id => !before.has(id))).toEqual(
        (done?.rows ?? []).flatMap(({ id, state }) => (state === 'created' && id !== null ? [id] : [])),
      )
      for (const [id, { product, lines }] of after) {
        const row: ReviewedRow | undefined = rowOf.get(id)
        const old = before.get(id)
        // Members without a changed cell keep their values.
        const changed = new Set(row?.changes.map(({ field }) => field))
        const kept = (values: object) => Object.entries(values).filter(([member]) => !changed.has(member))
        expect(kept(old ? product : {})).toEqual(kept(old?.product ?? {}))
        const others = (field: string, value: unknown) =>
          Object.entries(value ?? {}).filter(([locale]) => !row?.changes.some(each => each.field === field && each.locale === locale))
        for (const change of row?.changes ?? []) {
          const value = product[change.field]
          // Texts in other languages stay.
          const texts = old && change.locale !== null ? others(change.field, old.product[change.field]) : null
          expect(texts && others(change.field, value)).toEqual(texts)
          const text = change.locale === null ? value : ((value as Record<string, string> | null)?.[change.locale] ?? '')
          expect([change.field, text]).toEqual([change.field, valueOf(change)])
        }
        const previewedLines = row?.lines?.inputs.map(each => [each.componente, each.cantidad_1])
        expect(lines.map(each => [each.componente, each.cantidad_1])).toEqual(
          previewedLines ?? old?.lines.map(each => [each.componente, each.cantidad_1]) ?? [],
        )
      }

      // Second review of the file: the written rows are unchanged by now.
      const again = await reviewOf(content)
      const stateOf = new Map(again.state().review?.rows.map(({ number, state }) => [number, state]))
      again.close()
      expect(toWrite.map(({ number }) => [number, stateOf.get(number)])).toEqual(toWrite.map(({ number }) => [number, 'same']))
    }),
    { numRuns: 12 },
  )
  expect(written).toBeGreaterThan(0)
})

it('offers to undo the entry of the import itself, whatever the same user has written since [IX-07]', async () => {
  const run = `U${Date.now()}`
  const familia = (await api<{ id: number }>('POST', 'familias', { nombre: { es_ES: `Algas ${run}` } })).id
  const page = await reviewOf(`Código art.;Nombre;Familia\n${run};Zinc;Algas ${run}`)
  const entries = () => page.actions.filter(runEnded.match).flatMap(({ payload: { entry } }) => entry ?? [])
  page.dispatch(runRequested())
  await turns(() => entries().length === 1)
  const id = page.state().run?.rows[0]?.id
  await api('PUT', `productos_genericos/${id}`, { codigo: run, nombre: { es_ES: 'Boro' }, familia })
  page.dispatch(resumeRequested({ run: page.runId() }))
  await turns(() => entries().length === 2)
  page.close()
  expect(entries()[1]).toBe(entries()[0])
  const { entradas } = await api<{ entradas: { id: number; importacion?: string }[] }>(
    'GET',
    `historial/?tipo=productos_genericos&id=${id}`,
  )
  expect(entradas.map(each => [each.id === entries()[0], 'importacion' in each])).toEqual([
    [false, false],
    [true, true],
  ])
})

it.each(['productos_genericos', 'productos_acabados'] as const)(
  'the report of %s, imported as the server writes it, changes nothing [IX-02, IX-04, IN-02]',
  async recurso => {
    const run = `I${Date.now()}`
    const made = async (path: string, body: object) => (await api<{ id: number }>('POST', path, body)).id
    const name = (text: string) => ({ es_ES: `${text} ${run}`, fr_FR: `${text} ${run} (fr)` })
    const crops = [await made('cultivos', { nombre: name('Olivo') }), await made('cultivos', { nombre: name('Cítricos: naranja, limón') })]
    const stages: number[] = []
    for (const cultivo of crops)
      for (const nombre of ['Floración', 'Hojas, tallos']) stages.push(await made('estados_fenologicos', { nombre: name(nombre), cultivo }))
    const units = [await made('magnitudes', { valor: { es_ES: `kg${run}` } }), await made('magnitudes', { valor: { es_ES: `l${run}` } })]
    const packagings: number[] = []
    for (const magnitud of units) packagings.push(await made('envases', { valor: { es_ES: `Envase 20 ${run}` }, magnitud }))
    const iconos = [await made('iconos', { nombre: name('Hoja'), descripcion: {} })]
    const familia = await made('familias', { nombre: name('Algas, extractos') })
    const texts = { nombre: { es_ES: 'Abono P<sub>2</sub>O<sub>5</sub>' }, descripcion: { es_ES: '- uno\n- "dos"; tres' } }
    const product = { codigo: run, ...texts, familia, iconos, estados_fenologicos: stages, activo: false }
    const producto_generico = await made('productos_genericos', product)
    const finished = { ...product, producto_generico, envases: packagings, paises: ['ES', 'FR'], empresa: 'NC' }
    for (const codigo of [run, `${run}b`]) await made('productos_acabados', { ...finished, codigo })
    const country = recurso === 'productos_acabados' ? '&pais=es' : ''
    const report = await fetch(`${server().address}/api/informes/${recurso}/?idioma=es_ES${country}`, {
      headers: { Authorization: `Token ${token}` },
    })
    const page = await reviewOf(await report.text(), recurso)
    const rows = page.state().review?.rows ?? []
    page.close()
    expect(rows.filter(({ state }) => state !== 'same')).toEqual([])
    expect(rows.filter(({ code }) => code.startsWith(run))).toHaveLength(recurso === 'productos_acabados' ? 2 : 1)
  },
)
