interface Address {
  to: string
  /** Forms of masters have no address: their page is told which record to open. */
  state?: { abrir: number }
}

/** A kind of record that may refer to others: its words, and where its records are. */
export interface KindOfUser {
  one: string
  many: string
  /** "los 14", "las 14". */
  article: 'los' | 'las'
  list?: string
  record?: (id: number) => Address
}

const master = (list: string) => ({ list, record: (id: number): Address => ({ to: list, state: { abrir: id } }) })
const screen = (list: string, record: string) => ({ list, record: (id: number): Address => ({ to: `${record}/${id}` }) })

const kinds: Partial<Record<string, KindOfUser>> = {
  envases: { one: 'envase', many: 'envases', article: 'los', ...master('/maestras/envases') },
  cultivos: { one: 'cultivo', many: 'cultivos', article: 'los', ...master('/maestras/cultivos') },
  estados_fenologicos: {
    ...{ one: 'estado fenológico', many: 'estados fenológicos', article: 'los' },
    ...master('/maestras/estados_fenologicos'),
  },
  productos_genericos: {
    ...{ one: 'producto genérico', many: 'productos genéricos', article: 'los' },
    ...screen('/productos/genericos/view', '/productos/edit/g'),
  },
  productos_acabados: {
    ...{ one: 'producto acabado', many: 'productos acabados', article: 'los' },
    ...screen('/productos/acabados/view', '/productos/edit/a'),
  },
  ensayos: { one: 'ensayo', many: 'ensayos', article: 'los', ...screen('/ensayos/ver', '/ensayos/detalle') },
  soluciones: { one: 'solución', many: 'soluciones', article: 'las', ...screen('/soluciones/ver', '/soluciones/detalle') },
}

/** What another API may have besides has no screen here. */
const other: KindOfUser = { one: 'registro de otro tipo', many: 'registros de otros tipos', article: 'los' }

export const kindOf = (tipo: string): KindOfUser => kinds[tipo] ?? other

/** Page of a record; empty where its kind has none. */
export const addressOf =
  (tipo: string) =>
  (id: number): string =>
    kindOf(tipo).record?.(id).to ?? ''

const ofProducts = (filter: string) => ({ productos_genericos: filter, productos_acabados: filter })

/** By the resource of what is used and that of its users, the filter of their list that leaves just those [LS-01]. */
const filters: Partial<Record<string, Partial<Record<string, string>>>> = {
  familias: ofProducts('familia'),
  iconos: ofProducts('icono'),
  envases: ofProducts('envase'),
  componentes: ofProducts('componente'),
  magnitudes: { ...ofProducts('magnitud'), envases: 'magnitud', ensayos: 'magnitud' },
  grupos_de_cultivo: { cultivos: 'grupo' },
  cultivos: { ensayos: 'cultivo', estados_fenologicos: 'cultivo', soluciones: 'cultivo' },
  estados_fenologicos: ofProducts('estado_fenologico'),
  productos_genericos: { productos_acabados: 'generico', ensayos: 'producto', soluciones: 'producto' },
  productos_acabados: { soluciones: 'acabado' },
}

/** The list of a kind, narrowed to those that use this record, by an address that clears what it was narrowed by; never all of them. */
export const listOf = (tipo: string, used: { tipo: string; id: number }): string | undefined => {
  const { list } = kindOf(tipo)
  const filter = filters[used.tipo]?.[tipo]
  return list && filter && `${list}?${filter}=${used.id}`
}
