import type { Action } from '@reduxjs/toolkit'
import { resourceHeads, type Noun } from '@/shared/resources/names'
import type { ImagenDeProducto, ProductoFields } from '@/features/productos/model/productoFields'
import type { ProductOwners } from '@/shared/resources/productFields'
import { productosAcabados, productosGenericos } from '@/store/catalogues'
import type { RootState } from '@/store/rootState'
import type { LinkedRecord } from '@/store/toasts'

/** Kind of product, as in addresses: generic or finished [RT-05]. */
export type Tipo = 'g' | 'a'

/** Product of either kind, as returned by its API. */
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

/** Differences of the two kinds of product, as data. */
interface ProductType {
  /** Field of lines and entries with the id of their product; only one of the two is set [CO-07]. */
  owner: keyof ProductOwners
  /** Name of the resource in the API. */
  resource: 'productos_genericos' | 'productos_acabados'
  /** Address of the list; `title` is its name in breadcrumbs. */
  list: string
  title: string
  noun: Noun
  /** Key of the table's view in local storage [TB-03]. */
  table: string
  /** Catalogue of the list's records. */
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

/** Owner of a product's lines and entries; the field of the other kind is null [CO-07]. */
export const ownerOf = (tipo: Tipo, id: number): ProductOwners => ({
  producto_generico: null,
  producto_acabado: null,
  [productTypes[tipo].owner]: id,
})

/** Query for the lines and entries of a product. */
export const ownedBy = (tipo: Tipo, id: number): Partial<Record<keyof ProductOwners, number>> => ({ [productTypes[tipo].owner]: id })

export const editPath = (tipo: Tipo, id: number): string => resourceHeads[productTypes[tipo].resource].routes.record(id)

/** Message of a saved or created product. */
export const SAVED = 'Producto guardado con éxito'

/** Product that a toast links to. */
export const linkedProduct = (tipo: Tipo, id: number): LinkedRecord => ({
  list: productTypes[tipo].catalogue.name,
  id,
  to: editPath(tipo, id),
})
