import { createProductos } from './rows'
import type { Familia } from '@/shared/resources/familias'
import type { ProductoAcabadoLight } from '@/shared/resources/productosAcabados'
import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'

const idsOf = (names: readonly string[]) => new Map([...new Set(names)].map((name, at) => [name, at + 1]))

/** Products of `rows.ts` in the format of the API, in three lists that refer to one another. */
export const createCatalogues = (count: number) => {
  const rows = createProductos(count).map(({ id, cells }) => {
    const [codigo = '', nombre = '', generico = '', paises = '', familia = '', empresa = '', estado = '', ecologico = ''] = cells
    return { id, codigo, nombre, generico, paises, familia, empresa, estado, ecologico }
  })
  const idOfGenerico = idsOf(rows.map(({ generico }) => generico))
  const idOfFamilia = idsOf(rows.map(({ familia }) => familia))
  const familias = Array.from(idOfFamilia, ([nombre, id]): Familia => ({
    id,
    nombre: { es_ES: nombre },
    descripcion: {},
    color: '',
    prioridad: 0,
    imagen: null,
  }))
  const genericos = Array.from(idOfGenerico, ([nombre, id]): ProductoGenericoLight => ({
    id,
    codigo: `G-${id}`,
    nombre: { es_ES: nombre },
    familia: null,
    activo: true,
    ecologico: false,
    prioridad: 0,
  }))
  const acabados = rows.map(({ id, codigo, nombre, generico, paises, familia, empresa, estado, ecologico }): ProductoAcabadoLight => ({
    id,
    codigo,
    nombre: { es_ES: nombre },
    producto_generico: idOfGenerico.get(generico) ?? null,
    paises: paises.split(', '),
    familia: idOfFamilia.get(familia) ?? null,
    empresa,
    activo: estado === 'Activo',
    ecologico: ecologico === 'Sí',
  }))
  return { familias, genericos, acabados }
}
