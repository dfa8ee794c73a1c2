import type { Cuenta, IdiomaTraducido } from '@/shared/translations'
import { resourceNames, type ResourceName } from '@/shared/resources/names'

interface Titulos {
  key: string
  titulo: string
  corto: string
}

const PRODUCTOS: Titulos = { key: 'productos', titulo: 'Productos', corto: 'Productos' }
const MAESTRAS: Titulos = { key: 'maestras', titulo: 'Maestras', corto: 'Maestras' }
const CULTIVOS: Titulos = { key: 'cultivos', titulo: 'Cultivos y estados', corto: 'Cultivos' }
const ENSAYOS: Titulos = { key: 'ensayos', titulo: 'Ensayos', corto: 'Ensayos' }
const SOLUCIONES: Titulos = { key: 'soluciones', titulo: 'Soluciones', corto: 'Soluciones' }

/** Column that counts the texts of a resource; null without texts by language. */
const groupOf: Record<ResourceName, Titulos | null> = {
  magnitudes: MAESTRAS,
  iconos: MAESTRAS,
  familias: MAESTRAS,
  envases: MAESTRAS,
  componentes: MAESTRAS,
  grupos_de_cultivo: null,
  cultivos: CULTIVOS,
  estados_fenologicos: CULTIVOS,
  soluciones: SOLUCIONES,
  productos_genericos: PRODUCTOS,
  productos_acabados: PRODUCTOS,
  lineas_de_composicion: PRODUCTOS,
  como_se_aplica: PRODUCTOS,
  ensayos: ENSAYOS,
  resultados_de_ensayo: ENSAYOS,
  adjuntos_de_ensayo: ENSAYOS,
  combinaciones_de_productos: SOLUCIONES,
}

/** Columns of the table, with the resources whose texts each counts. */
export const GRUPOS = [PRODUCTOS, MAESTRAS, CULTIVOS, ENSAYOS, SOLUCIONES].map(grupo => ({
  ...grupo,
  tipos: resourceNames.filter(name => groupOf[name] === grupo),
}))

type Partes = Pick<Cuenta, 'hechas' | 'total'>

export const countOfGroup = ({ por_tipo }: Pick<IdiomaTraducido, 'por_tipo'>, tipos: readonly string[]): Partes =>
  tipos.reduce<Partes>(
    (suma, tipo) => ({ hechas: suma.hechas + (por_tipo[tipo]?.hechas ?? 0), total: suma.total + (por_tipo[tipo]?.total ?? 0) }),
    { hechas: 0, total: 0 },
  )

/** Percentage, rounded down, so that 100 means complete; 100 without texts. */
export const porcentajeOf = ({ hechas, total }: Partes): number => (total === 0 ? 100 : Math.floor((100 * hechas) / total))

export const missingIn = ({ hechas, total, iguales }: Cuenta): number => total - hechas - iguales
