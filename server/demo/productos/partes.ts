import type { NewRow } from '@server/database/schema'
import type { Formula } from '../formulas/formula'
import { momentos } from '../maestras/estadosFenologicos'
import { familias } from '../maestras/familias'
import { idOfComponente, idOfMagnitud } from '../maestras/ids'
import type { Random } from '../random'
import { toMap, type Textos } from '../textos'
import type { Producto } from './createProducto'

type DeUnProducto = Pick<NewRow<'lineas_de_composicion'>, 'producto_generico' | 'producto_acabado'>

/** Quantity with the five decimals that the database stores. */
const quantity = (value: number) => Number(value.toFixed(5))

/** Lines of a composition: one per component, by weight and, for a liquid, by volume; then the notes of the label. */
export const lineasDeComposicion = (
  { partes, notas, forma, densidad }: Formula,
  producto: DeUnProducto,
): NewRow<'lineas_de_composicion'>[] => {
  const isLiquid = forma === 'liquido'
  const componentes = partes.map(({ componente, peso, solubilidad }) => ({
    componente: idOfComponente(componente),
    cantidad_1: quantity(peso),
    magnitud_1: idOfMagnitud('% p/p'),
    cantidad_2: isLiquid ? quantity(peso * densidad) : null,
    magnitud_2: isLiquid ? idOfMagnitud('% p/v') : null,
    solubilidad,
    valor: {},
  }))
  const textos = notas.map(nota => ({
    componente: null,
    cantidad_1: null,
    magnitud_1: null,
    cantidad_2: null,
    magnitud_2: null,
    solubilidad: 0,
    valor: toMap(nota),
  }))
  return [...componentes, ...textos].map((linea, orden) => ({ ...linea, orden, ...producto }))
}

export const comoSeAplica = (
  random: Random,
  formula: Formula,
  { estados, dosis }: Producto,
  producto: DeUnProducto,
): NewRow<'como_se_aplica'>[] =>
  estados.map(({ id, fase }) => ({
    modo_de_aplicacion: formula.modo,
    momento_de_aplicacion: toMap(momentos[fase]),
    dosis: [dosis.foliar, dosis.riego].filter(Boolean).join(' / '),
    objetivo: toMap(random.pick<Textos>(familias[formula.familia].objetivos)),
    estado_fenologico: id,
    ...producto,
  }))
