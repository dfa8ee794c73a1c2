import { adjuntosDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { combinacionesDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { componentes } from '@/shared/resources/componentes'
import { cultivos } from '@/shared/resources/cultivos'
import { ensayos } from '@/shared/resources/ensayos'
import { envases } from '@/shared/resources/envases'
import { estadosFenologicos } from '@/shared/resources/estadosFenologicos'
import { familias } from '@/shared/resources/familias'
import { gruposDeCultivo } from '@/shared/resources/gruposDeCultivo'
import { iconos } from '@/shared/resources/iconos'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { magnitudes } from '@/shared/resources/magnitudes'
import type { ResourceName } from '@/shared/resources/names'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import type { LightOf, Resource } from '@/shared/resources/resource'
import { resultadosDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'
import { soluciones } from '@/shared/resources/soluciones'

/** All resources by name. A missing resource, or a wrong name, does not compile. */
export const resources = {
  magnitudes,
  iconos,
  familias,
  envases,
  componentes,
  grupos_de_cultivo: gruposDeCultivo,
  cultivos,
  estados_fenologicos: estadosFenologicos,
  soluciones,
  productos_genericos: productosGenericos,
  productos_acabados: productosAcabados,
  lineas_de_composicion: lineasDeComposicion,
  como_se_aplica: comoSeAplica,
  ensayos,
  resultados_de_ensayo: resultadosDeEnsayo,
  adjuntos_de_ensayo: adjuntosDeEnsayo,
  combinaciones_de_productos: combinacionesDeProductos,
} satisfies { [Name in ResourceName]: Resource<Name> }

export type Resources = typeof resources

/** Descriptors of all resources. */
export const allResources: readonly Resource[] = Object.values<Resource>(resources)

/** Row of a resource's list, by the name of the resource. */
export type RowOf<Name extends ResourceName> = LightOf<Resources[Name]>

/** True for a known resource. Names from outside (history, events, stored copies) may be unknown to this version. */
export const isResourceName = (name: string): name is ResourceName => Object.hasOwn(resources, name)

/** Descriptor of a resource name from outside; undefined for an unknown one. */
export const resourceOf = (name: string): Resource | undefined => (isResourceName(name) ? resources[name] : undefined)
