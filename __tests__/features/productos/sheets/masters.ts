import type { Masters } from '@/features/productos/sheets/model/places'
import type { LocaleMap } from '@/shared/locales'

const byId = <Row extends { id: number }>(...rows: Row[]): Record<number, Row> => Object.fromEntries(rows.map(row => [row.id, row]))
const imagen = null
const icono = (id: number, nombre: LocaleMap, address: string | null) => ({ id, nombre, descripcion: {}, imagen: address })
const cultivo = (id: number, nombre: LocaleMap) => ({ id, nombre, grupo_de_cultivo: null, imagen, imagen_icono: null })
const estado = (id: number, de: number, orden: number, nombre: LocaleMap) => ({ id, nombre, cultivo: de, orden, imagen })

/** Masters of the products in tests of sheets; family, crop 2 and stage 53 have no French texts. */
export const masters: Masters = {
  familias: byId({ id: 3, nombre: { es_ES: 'Quelatos' }, color: '', prioridad: 0, descripcion: {}, imagen }),
  iconos: byId(icono(1, { es_ES: 'Foliar', fr_FR: 'Foliaire' }, 'http://images.test/icon.png'), icono(2, {}, imagen)),
  componentes: byId(
    { id: 11, nombre: { es_ES: 'Óxido de potasio (K<sub>2</sub>O)', fr_FR: 'Oxyde de potassium (K<sub>2</sub>O)' } },
    { id: 12, nombre: { es_ES: 'Boro (B)', fr_FR: 'Bore (B)' } },
  ),
  magnitudes: byId({ id: 1, valor: { es_ES: '% p/p', fr_FR: '% m/m' } }, { id: 2, valor: { es_ES: 'g/L', fr_FR: 'g/L' } }),
  cultivos: byId(cultivo(1, { es_ES: 'Tomate', fr_FR: 'Tomate' }), cultivo(2, { es_ES: 'Olivo' })),
  estadosFenologicos: byId(
    estado(51, 1, 2, { es_ES: 'Cuajado', fr_FR: 'Nouaison' }),
    estado(52, 1, 1, { es_ES: 'Floración', fr_FR: 'Floraison' }),
    estado(53, 2, 1, { es_ES: 'Hueso' }),
  ),
  envases: byId({ id: 4, valor: { es_ES: 'Botella 1 L', fr_FR: 'Bouteille 1 L' }, magnitud: null, imagen }),
}
