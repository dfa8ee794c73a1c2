import { savesBehind } from '@/kits/history/saves/saves'
import type { Cambio, Entrada } from '@/shared/history'
import type { Clash } from '@/store/merge/merge'

const ANA = { id: 3, nombre: 'Ana', apellidos: 'Ruiz' }
const entrada = (id: number, usuario: Entrada['usuario'], cambios: readonly object[]): Entrada => ({
  ...{ id, tipo: 'productos_genericos', registro: 7, codigo: 'G-1', nombre: {}, momento: `2026-11-2${id}T08:00:00Z`, accion: 'cambiado' },
  ...{ registros: 1, otros: [], traduccion: null, nombres: {} },
  usuario,
  cambios: cambios as readonly Cambio[],
})
const campo = (name: string, idioma: string | null = null, of = { tipo: 'productos_genericos', registro: 7 }) => ({
  ...of,
  ...{ campo: name, idioma, antes: '', despues: 'x' },
})
const linea = (registro: number, side: 'antes' | 'despues', cantidad_1: number) => ({
  ...{ tipo: 'lineas_de_composicion', registro, campo: null, idioma: null, antes: null, despues: null },
  [side]: { componente: 5, cantidad_1, orden: 0, producto_generico: 7 },
})
const clash = (field: string, locale: string | null = null, part?: string): Clash => ({
  ...{ field, locale, mine: 1, theirs: 2 },
  ...(part !== undefined && { part }),
})
const of = { tipo: 'productos_genericos', id: 7 }

it('names of each thing that clashes the last save that changed it, in its language, and of whom it was [HI-02]', () => {
  const entradas = [
    entrada(9, ANA, [campo('nombre', 'fr_FR')]),
    entrada(8, null, [campo('nombre', 'es_ES'), campo('prioridad')]),
    entrada(7, ANA, [campo('nombre', 'es_ES'), campo('familia')]),
  ]
  expect(savesBehind(entradas, [clash('nombre', 'es_ES'), clash('familia'), clash('activo')], of, 4)).toEqual([
    { author: 'El servidor', momento: '2026-11-28T08:00:00Z', fields: ['nombre'] },
    { author: 'Ana Ruiz', momento: '2026-11-27T08:00:00Z', fields: ['familia'] },
  ])
  expect(savesBehind(entradas, [clash('familia')], of, ANA.id)).toMatchObject([{ author: null }])
})

it('takes lines that were only made anew for no change of them', () => {
  const entradas = [
    entrada(9, ANA, [linea(21, 'antes', 8), linea(22, 'despues', 8)]),
    entrada(8, ANA, [linea(11, 'antes', 7), linea(21, 'despues', 8)]),
  ]
  const clashes = [clash('lineas_de_composicion', null, '11'), clash('lineas_de_composicion', null, '12')]
  expect(savesBehind(entradas, clashes, of, 4)).toEqual([
    { author: 'Ana Ruiz', momento: '2026-11-28T08:00:00Z', fields: ['lineas_de_composicion'] },
  ])
})

it('looks at one part where a form edits that alone', () => {
  const parte = { tipo: 'como_se_aplica', id: 90 }
  const at = (registro: number) => campo('objetivo', 'es_ES', { tipo: 'como_se_aplica', registro })
  const entradas = [entrada(9, ANA, [at(91)]), entrada(8, ANA, [at(90)])]
  expect(savesBehind(entradas, [clash('objetivo', 'es_ES')], { tipo: 'cultivos', id: 3, parte }, 4)).toMatchObject([
    { momento: '2026-11-28T08:00:00Z' },
  ])
})
