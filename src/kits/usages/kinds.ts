import type { ResourceName } from '@/shared/resources/names'
import { isResourceName, resourceOf } from '@/shared/resources/registry'
import type { Noun } from '@/shared/resources/names'

/** Noun of a kind unknown to this version; another API may have such kinds. */
const OTHER: Noun = { one: 'registro de otro tipo', many: 'registros de otros tipos', gender: 'm' }

export const nounOf = (tipo: string): Noun => resourceOf(tipo)?.noun ?? OTHER

type Filters = Readonly<Partial<Record<ResourceName, string>>>

const ofProducts: Filters = {
  familias: 'familia',
  iconos: 'icono',
  envases: 'envase',
  componentes: 'componente',
  magnitudes: 'magnitud',
  estados_fenologicos: 'estado_fenologico',
}

/** Filter key of a resource's list that selects the users of another record, by its resource [LS-01]. */
const filters: Record<ResourceName, Filters> = {
  magnitudes: {},
  iconos: {},
  familias: {},
  envases: { magnitudes: 'magnitud' },
  componentes: {},
  grupos_de_cultivo: {},
  cultivos: { grupos_de_cultivo: 'grupo' },
  estados_fenologicos: { cultivos: 'cultivo' },
  soluciones: { cultivos: 'cultivo', productos_genericos: 'producto', productos_acabados: 'acabado' },
  productos_genericos: ofProducts,
  productos_acabados: { ...ofProducts, productos_genericos: 'generico' },
  lineas_de_composicion: {},
  como_se_aplica: {},
  ensayos: { cultivos: 'cultivo', magnitudes: 'magnitud', productos_genericos: 'producto' },
  resultados_de_ensayo: {},
  adjuntos_de_ensayo: {},
  combinaciones_de_productos: {},
}

/** Address of a kind's list, filtered by this record, without other filters; undefined for kinds without such a filter. */
export const listOf = (tipo: string, used: { tipo: string; id: number }): string | undefined => {
  if (!isResourceName(tipo) || !isResourceName(used.tipo)) return undefined
  const list = resourceOf(tipo)?.routes?.list
  const filter = filters[tipo][used.tipo]
  return list && filter && `${list}?${filter}=${used.id}`
}
