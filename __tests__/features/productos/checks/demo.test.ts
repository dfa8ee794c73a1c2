import type { Album } from '@demo/album'
import { rowsOfMaestras } from '@demo/maestras/rowsOfMaestras'
import { rowsOfProductos } from '@demo/productos/rowsOfProductos'
import { textOf } from '@/features/productos/checks/finding'
import { checkComposicion, type Composicion } from '@/features/productos/checks/checkComposicion'
import type { LocaleMap } from '@/shared/locales'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'

type NamedRecord = { id: number; nombre: LocaleMap }
type Rows = ReadonlyMap<string, readonly object[]>

const album = { add: () => 1 } as unknown as Album
const rowsIn = <Row>(rows: Rows, table: string) => (rows.get(table) ?? []) as readonly Row[]
const byId = <Row extends { id: number }>(rows: readonly Row[]) => Object.fromEntries(rows.map(row => [row.id, row]))

it('has nothing to say of any composition of the demo [LB-01]', () => {
  const masters = rowsOfMaestras(album)
  const names = {
    componentes: byId(rowsIn<NamedRecord>(masters, 'componentes')),
    magnitudes: byId(rowsIn<{ id: number; valor: LocaleMap }>(masters, 'magnitudes')),
  }
  const told: string[] = []
  let judged = 0
  {
    const rows = rowsOfProductos(0, album)
    const lines = rowsIn<LineaDeComposicion>(rows, 'lineas_de_composicion')
    for (const [table, owner] of [
      ['productos_genericos', 'producto_generico'],
      ['productos_acabados', 'producto_acabado'],
    ] as const)
      for (const { id, nombre } of rowsIn<NamedRecord>(rows, table)) {
        const own: Composicion['lines'] = lines.filter(line => line[owner] === id).map((line, at) => ({ ...line, id: String(at) }))
        const { findings, isJudged } = checkComposicion({ ...names, lines: own, nombre })
        if (isJudged) judged += 1
        told.push(...findings.map(({ frase }) => `${nombre['es_ES'] ?? ''}: ${textOf(frase)}`))
      }
  }
  expect(told).toEqual([])
  expect(judged).toBeGreaterThan(600)
})
