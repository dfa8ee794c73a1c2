import type { Action } from '@reduxjs/toolkit'
import type { Tagged } from '@/api/http/http'
import type { ImageApi } from '@/api/http/image'
import { apiOf } from '@/api/resources'
import type { Noun } from '@/domain/list/noun'
import { ACABADO_FIELDS, GENERICO_FIELDS, type ImagenDeProducto, type ProductoFields } from '@/domain/producto/productoFields'
import type { DeUnProducto } from '@/shared/resources/productFields'
import { productosAcabados as productosAcabadosResource } from '@/shared/resources/productosAcabados'
import { productosGenericos as productosGenericosResource } from '@/shared/resources/productosGenericos'
import {
  componentes,
  cultivos,
  envases,
  estadosFenologicos,
  familias,
  gruposDeCultivo,
  iconos,
  magnitudes,
  paises,
  productosAcabados,
  productosGenericos,
} from '@/store/catalogues'
import type { Choices } from '@/store/screens/saga'

const productosAcabadosApi = apiOf(productosAcabadosResource)
const productosGenericosApi = apiOf(productosGenericosResource)

/** The addresses of the edit screen name the two kinds so: generic and finished [RT-05]. */
export type Tipo = 'g' | 'a'

/** A product of either kind, as its API answers. */
export interface ProductoRecord extends Partial<ProductoFields>, Record<ImagenDeProducto, string | null> {
  id: number
  slug: string
  producto_generico?: number | null
}

interface ProductoApi {
  get(id: number): Promise<ProductoRecord>
  getTagged(id: number): Promise<Tagged<ProductoRecord>>
  update(id: number, input: Partial<ProductoFields>, ifMatch?: string | null): Promise<ProductoRecord>
  remove(id: number): Promise<void>
  images: Record<ImagenDeProducto, ImageApi>
}

interface Catalogue extends Choices {
  name: string
  loadRequested(): Action
  selectIsMissing(root: unknown): boolean
}

/** All that tells a generic product from a finished one, as data. */
export interface Kind {
  api: ProductoApi
  fields: readonly (keyof ProductoFields)[]
  /** The member by which lines and entries name their product, never both of them [CO-07]. */
  owner: keyof DeUnProducto
  /** What the API calls them all. */
  resource: string
  /** Address of the list, and what it is called in breadcrumbs. */
  list: string
  title: string
  noun: Noun
  /** Where local storage keeps what is remembered of its table [TB-03]. */
  table: string
  /** The list's own records. */
  catalogue: Catalogue
  /** What its form chooses from. */
  choices: readonly Catalogue[]
}

const SHARED = [familias, iconos, componentes, magnitudes, gruposDeCultivo, cultivos, estadosFenologicos]

export const kinds: Record<Tipo, Kind> = {
  g: {
    api: productosGenericosApi,
    fields: GENERICO_FIELDS,
    owner: 'producto_generico',
    resource: 'productos_genericos',
    list: '/productos/genericos/view',
    title: 'Genéricos',
    noun: { one: 'producto genérico', many: 'productos genéricos' },
    table: 'filtroProductoGenericos',
    catalogue: productosGenericos,
    choices: SHARED,
  },
  a: {
    api: productosAcabadosApi,
    fields: ACABADO_FIELDS,
    owner: 'producto_acabado',
    resource: 'productos_acabados',
    list: '/productos/acabados/view',
    title: 'Acabados',
    noun: { one: 'producto acabado', many: 'productos acabados' },
    table: 'filtroProductoAcabados',
    catalogue: productosAcabados,
    choices: [...SHARED, envases, paises, productosGenericos],
  },
}

/** The product that its lines and entries belong to; the other of the two is null [CO-07]. */
export const ownerOf = (tipo: Tipo, id: number): DeUnProducto => ({
  producto_generico: null,
  producto_acabado: null,
  [kinds[tipo].owner]: id,
})

/** The question for the lines and entries of a product. */
export const ownedBy = (tipo: Tipo, id: number): Partial<Record<keyof DeUnProducto, number>> => ({ [kinds[tipo].owner]: id })

export const editPath = (tipo: Tipo, id: number): string => `/productos/edit/${tipo}/${id}`
