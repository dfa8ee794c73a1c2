import type { Schema, NewRow } from '@server/database/schema'
import type { Album } from '../album'
import { listRows, type NewRecord, type RowsByTable } from '../rows'
import { formulas } from '../formulas/formulas'
import { cultivos } from '../maestras/cultivos'
import { createRandom } from '../random'
import { everywhere, fill } from '../textos'
import { createProducto } from './createProducto'
import { comoSeAplica, lineasDeComposicion } from './partes'
import { ACABADOS, envasados, GENERICOS, pickEnvases, pickPaises, revision, segmentos, variantes } from './variantes'

/** Rows of generic and finished products with their lists and parts, from the formulas; every block after the first has a revision of each. */
export const rowsOfProductos = (bloque: number, album: Album): RowsByTable => {
  const genericos: NewRecord<'productos_genericos'>[] = []
  const acabados: NewRecord<'productos_acabados'>[] = []
  const iconosDeGenericos: ReturnType<typeof listRows<number>> = []
  const estadosDeGenericos: ReturnType<typeof listRows<number>> = []
  const iconosDeAcabados: ReturnType<typeof listRows<number>> = []
  const estadosDeAcabados: ReturnType<typeof listRows<number>> = []
  const envasesDeAcabados: ReturnType<typeof listRows<number>> = []
  const paisesDeAcabados: ReturnType<typeof listRows<string>> = []
  const lineas: NewRow<'lineas_de_composicion'>[] = []
  const entradas: NewRow<'como_se_aplica'>[] = []

  formulas.forEach((formula, index) => {
    const id = bloque * GENERICOS + index + 1
    const random = createRandom(`generico ${id}`)
    const nombre = fill(everywhere('{nombre}{revision}'), {
      nombre: formula.nombre,
      revision: revision(bloque),
    })
    const envasado = random.pick(envasados[formula.forma])
    const generico = createProducto(random, album, { id, nombre, formula, cultivos, envasado })
    const ofGeneric = { producto_generico: id, producto_acabado: null }
    genericos.push({ id, codigo: `G-${String(id).padStart(4, '0')}`, ...generico.comun, prioridad: random.integer(0, 20) * 5 })
    iconosDeGenericos.push(...listRows(id, generico.iconos))
    estadosDeGenericos.push(
      ...listRows(
        id,
        generico.estados.map(estado => estado.id),
      ),
    )
    lineas.push(...lineasDeComposicion(formula, ofGeneric))
    entradas.push(...comoSeAplica(random, formula, generico, ofGeneric))

    for (const variante of variantes(index)) {
      const id = bloque * ACABADOS + acabados.length + 1
      const isExport = variante === 'exportacion'
      const segmento = variante === 'segmento' ? random.pick(segmentos) : undefined
      const nombre = fill(everywhere('{marca}{revision}{segmento}'), {
        marca: formula.marca,
        revision: revision(bloque),
        segmento: segmento ? fill(everywhere(' {s}'), { s: segmento.nombre }) : isExport ? ' Export' : '',
      })
      const its = segmento ? cultivos.filter(({ grupo }) => segmento.grupos.includes(grupo)) : cultivos
      const acabado = createProducto(random, album, { id, nombre, formula, cultivos: its, envasado })
      const ofFinished = { producto_generico: null, producto_acabado: id }
      acabados.push({
        id,
        codigo: String(10_100 + 2 * id),
        ...acabado.comun,
        producto_generico: generico.id,
        empresa: isExport ? 'AG' : random.chance(0.95) ? 'NC' : null,
        internacional: isExport,
      })
      iconosDeAcabados.push(...listRows(id, acabado.iconos))
      estadosDeAcabados.push(
        ...listRows(
          id,
          acabado.estados.map(estado => estado.id),
        ),
      )
      envasesDeAcabados.push(...listRows(id, pickEnvases(random, formula)))
      paisesDeAcabados.push(...listRows(id, pickPaises(random, isExport)))
      lineas.push(...lineasDeComposicion(formula, ofFinished))
      entradas.push(...comoSeAplica(random, formula, acabado, ofFinished))
    }
  })

  return new Map<keyof Schema, readonly object[]>([
    ['productos_genericos', genericos],
    ['productos_genericos_iconos', iconosDeGenericos],
    ['productos_genericos_estados_fenologicos', estadosDeGenericos],
    ['productos_acabados', acabados],
    ['productos_acabados_iconos', iconosDeAcabados],
    ['productos_acabados_estados_fenologicos', estadosDeAcabados],
    ['productos_acabados_envases', envasesDeAcabados],
    ['productos_acabados_paises', paisesDeAcabados],
    ['lineas_de_composicion', lineas],
    ['como_se_aplica', entradas],
  ])
}
