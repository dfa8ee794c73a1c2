import type { Catalogue } from './definition'
import { combinacionesDeProductos } from './definitions/combinacionesDeProductos'
import { componentes } from './definitions/componentes'
import { cultivos } from './definitions/cultivos'
import { adjuntosDeEnsayo, ensayos, resultadosDeEnsayo } from './definitions/ensayos'
import { envases } from './definitions/envases'
import { estadosFenologicos } from './definitions/estadosFenologicos'
import { familias } from './definitions/familias'
import { gruposDeCultivo } from './definitions/gruposDeCultivo'
import { iconos } from './definitions/iconos'
import { magnitudes } from './definitions/magnitudes'
import { comoSeAplica, lineasDeComposicion } from './definitions/partesDeProducto'
import { productosAcabados, productosGenericos } from './definitions/productos'
import { soluciones } from './definitions/soluciones'

/** Every table with uniform routes: one line each. */
export const catalogues: Catalogue[] = [
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
]
