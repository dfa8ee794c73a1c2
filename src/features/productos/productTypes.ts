import type { Action } from '@reduxjs/toolkit'
import { resourceHeads, type Noun } from '@/shared/resources/names'
import type { ImagenDeProducto, ProductoFields } from '@/features/productos/model/productoFields'
import type { DeUnProducto } from '@/shared/resources/productFields'
import { productosAcabados, productosGenericos } from '@/store/catalogues'
import type { RootState } from '@/store/rootState'

/** The addresses of the edit screen name the two kinds so: generic and finished [RT-05]. */
export type Tipo = 'g' | 'a'

/** A product of either kind, as its API answers. */
export interface ProductoRecord extends Partial<ProductoFields>, Record<ImagenDeProducto, string | null> {
  id: number
  slug: string
  producto_generico?: number | null
}

interface Catalogue {
  name: string
  loadRequested(): Action
  selectIsMissing(root: RootState): boolean
}

/** All that tells a generic product from a finished one, as data. */
export interface ProductType {
  /** The member by which lines and entries name their product, never both of them [CO-07]. */
  owner: keyof DeUnProducto
  /** Name of the resource in the API. */
  resource: 'productos_genericos' | 'productos_acabados'
  /** Address of the list, and what it is called in breadcrumbs. */
  list: string
  title: string
  noun: Noun
  /** Key of local storage for its table's view [TB-03]. */
  table: string
  /** The list's own records. */
  catalogue: Catalogue
}

export const productTypes: Record<Tipo, ProductType> = {
  g: {
    owner: 'producto_generico',
    resource: 'productos_genericos',
    list: resourceHeads.productos_genericos.routes.list,
    title: 'Genéricos',
    noun: resourceHeads.productos_genericos.noun,
    table: 'filtroProductoGenericos',
    catalogue: productosGenericos,
  },
  a: {
    owner: 'producto_acabado',
    resource: 'productos_acabados',
    list: resourceHeads.productos_acabados.routes.list,
    title: 'Acabados',
    noun: resourceHeads.productos_acabados.noun,
    table: 'filtroProductoAcabados',
    catalogue: productosAcabados,
  },
}

/** The product that its lines and entries belong to; the other of the two is null [CO-07]. */
export const ownerOf = (tipo: Tipo, id: number): DeUnProducto => ({
  producto_generico: null,
  producto_acabado: null,
  [productTypes[tipo].owner]: id,
})

/** The question for the lines and entries of a product. */
export const ownedBy = (tipo: Tipo, id: number): Partial<Record<keyof DeUnProducto, number>> => ({ [productTypes[tipo].owner]: id })

export const editPath = (tipo: Tipo, id: number): string => resourceHeads[productTypes[tipo].resource].routes.record(id)
