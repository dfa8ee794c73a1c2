/** Counts of a language, over the texts that exist in es_ES: outdated ones count as translated, copies of the source do not. */
export interface Cuenta {
  hechas: number
  total: number
  desfasadas: number
  /** Texts equal to the one in es_ES. */
  iguales: number
}

/** A language in use, and how far it is, in all and by resource [TX-01]. */
export interface IdiomaTraducido extends Cuenta {
  idioma: string
  por_tipo: Readonly<Record<string, Cuenta>>
}

/** The columns of the table, with the resources whose texts each counts. */
export const GRUPOS = [
  {
    titulo: 'Productos',
    corto: 'Productos',
    tipos: ['productos_acabados', 'productos_genericos', 'lineas_de_composicion', 'como_se_aplica'],
  },
  { titulo: 'Maestras', corto: 'Maestras', tipos: ['magnitudes', 'iconos', 'familias', 'envases', 'componentes'] },
  { titulo: 'Cultivos y estados', corto: 'Cultivos', tipos: ['cultivos', 'estados_fenologicos'] },
  { titulo: 'Ensayos', corto: 'Ensayos', tipos: ['ensayos', 'resultados_de_ensayo', 'adjuntos_de_ensayo'] },
  { titulo: 'Soluciones', corto: 'Soluciones', tipos: ['soluciones', 'combinaciones_de_productos'] },
] as const

type Partes = Pick<Cuenta, 'hechas' | 'total'>

export const countOfGroup = ({ por_tipo }: Pick<IdiomaTraducido, 'por_tipo'>, tipos: readonly string[]): Partes =>
  tipos.reduce<Partes>(
    (suma, tipo) => ({ hechas: suma.hechas + (por_tipo[tipo]?.hechas ?? 0), total: suma.total + (por_tipo[tipo]?.total ?? 0) }),
    { hechas: 0, total: 0 },
  )

/** Rounded down: 100 only where all are there. Of nothing all is there. */
export const porcentajeOf = ({ hechas, total }: Partes): number => (total === 0 ? 100 : Math.floor((100 * hechas) / total))

export const missingIn = ({ hechas, total, iguales }: Cuenta): number => total - hechas - iguales
