import type { Familia } from '@/shared/resources/familias'
import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'

const get = async <T>(path: string): Promise<T> => {
  const response = await fetch(path, { headers: { Authorization: `Token ${localStorage.getItem('token')}` } })
  return (await response.json()) as T
}

/**
 * Responses that a page of generic products needs by the contract, requested as soon as a script runs. The products are requested with the
 * query of the page's address (`?idioma=es_ES`), as in the product.
 */
const answers = Promise.all([
  get<ProductoGenericoLight[]>(`/api/productos_genericos/light/${location.search}`),
  get<Familia[]>('/api/familias/'),
  get<unknown>('/api/auth/user/'),
])

export const TITLES = ['Código art.', 'Nombre', 'Familia', 'Estado', 'Ecológico', 'Prioridad']

export interface Row {
  id: number
  cells: string[]
}

export const rows = answers.then(([productos, familias]): Row[] => {
  const names = new Map(familias.map(({ id, nombre }) => [id, nombre.es_ES ?? '']))
  return productos.map(({ id, codigo, nombre, familia, activo, ecologico, prioridad }) => ({
    id,
    cells: [
      codigo,
      nombre.es_ES ?? '',
      names.get(familia ?? 0) ?? '',
      activo ? 'Activo' : 'Inactivo',
      ecologico ? 'Sí' : 'No',
      String(prioridad),
    ],
  }))
})
