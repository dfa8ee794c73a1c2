import type { Catalogue } from './definition'
import { combinacionesDeProductos } from './combinacionesDeProductos'
import { componentes } from './componentes'
import { cultivos } from './cultivos'
import { adjuntosDeEnsayo, ensayos, resultadosDeEnsayo } from './ensayos'
import { envases } from './envases'
import { estadosFenologicos } from './estadosFenologicos'
import { familias } from './familias'
import { gruposDeCultivo } from './gruposDeCultivo'
import { iconos } from './iconos'
import { magnitudes } from './magnitudes'
import { comoSeAplica, lineasDeComposicion } from './partesDeProducto'
import { productosAcabados, productosGenericos } from './productos'
import { soluciones } from './soluciones'

/** Every table with uniform routes: one line each. */
export const definitions = [
  magnitudes,
  iconos,
  familias,
  envases,
  componentes,
  gruposDeCultivo,
  cultivos,
  estadosFenologicos,
  soluciones,
  productosGenericos,
  productosAcabados,
  lineasDeComposicion,
  comoSeAplica,
  ensayos,
  resultadosDeEnsayo,
  adjuntosDeEnsayo,
  combinacionesDeProductos,
] as const

export const catalogues: readonly Catalogue[] = definitions

const byTable = new Map(catalogues.map(catalogue => [catalogue.table, catalogue]))

export const catalogueOf = (table: string): Catalogue | undefined => byTable.get(table)
