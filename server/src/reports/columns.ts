import type { Cell } from '@/domain/export/sheet'
import { lineInWords, quantityFormat } from './composition'
import type { Entry, Packaging, Stage } from './readLists'
import type { FinishedProduct, GenericProduct, Product } from './readProducts'

/** A column of a report: what its header says, and what a row has in it. */
export interface Column<R> {
  header: string
  /** What the cells are made of: a member of the product, or the parts of it. */
  columna: string
  cell: (row: R) => Cell
}

/** What a report's cells need besides the product. */
export interface Setting {
  idioma: string
  imageUrl: (hash: string | null) => string
}

/** A report says a mode of application in the words of the select [CD-05]. */
const modes = ['Aplicación foliar', 'Aplicación al riego', 'Aplicación foliar y al riego']

const yesOrNo = (value: boolean) => (value ? 'Sí' : 'No')

/** "Olivo: Floración, Cuajado" for each crop, in the order in which they first appear. */
const stagesByCrop = (stages: Stage[]) => {
  const crops = new Map<string, string[]>()
  for (const { cultivo, estado } of stages) crops.set(cultivo, [...(crops.get(cultivo) ?? []), estado])
  return [...crops].map(([cultivo, estados]) => `${cultivo}: ${estados.join(', ')}`).join('; ')
}

const crops = (stages: Stage[]) => [...new Set(stages.map(({ cultivo }) => cultivo))].join(', ')

const entryInWords = ({ cultivo, estado, modo_de_aplicacion, dosis, momento_de_aplicacion, objetivo }: Entry) =>
  `${cultivo}, ${estado}: ${[modes[modo_de_aplicacion], dosis, momento_de_aplicacion, objetivo].filter(Boolean).join(' – ')}`

/** A name such as "Garrafa de 20 l" or "Saco 25kg" has the unit already, as a word of its own: the "l" of "Barril" is none. */
const packagingInWords = ({ valor, magnitud }: Packaging) => {
  const before = valor.endsWith(magnitud) ? valor.slice(0, valor.length - magnitud.length) : null
  return magnitud === '' || (before !== null && !/\p{L}$/u.test(before)) ? valor : `${valor} ${magnitud}`
}

const names: Column<Product>[] = [
  { header: 'Código', columna: 'codigo', cell: ({ codigo }) => codigo },
  { header: 'Nombre', columna: 'nombre', cell: ({ nombre }) => nombre },
  { header: 'Título', columna: 'descripcion2', cell: ({ descripcion2 }) => descripcion2 },
  { header: 'Familia', columna: 'familia', cell: ({ familia }) => familia },
]

const state: Column<Product>[] = [
  { header: 'Estado', columna: 'activo', cell: ({ activo }) => (activo ? 'Activo' : 'Inactivo') },
  { header: 'Ecológico', columna: 'ecologico', cell: ({ ecologico }) => yesOrNo(ecologico) },
]

const use = (idioma: string): Column<Product>[] => {
  const quantities = quantityFormat(idioma)
  return [
    {
      header: 'Composición',
      columna: 'lineas_de_composicion',
      cell: ({ lineas }) => lineas.map(line => lineInWords(line, quantities)).join('; '),
    },
    { header: 'Cultivos', columna: 'cultivos', cell: ({ estados }) => crops(estados) },
    { header: 'Estados fenológicos', columna: 'estados_fenologicos', cell: ({ estados }) => stagesByCrop(estados) },
    { header: 'Cómo se aplica', columna: 'como_se_aplica', cell: ({ como_se_aplica }) => como_se_aplica.map(entryInWords).join('; ') },
    { header: 'Iconos', columna: 'iconos', cell: ({ iconos }) => iconos.map(({ nombre }) => nombre).join(', ') },
  ]
}

const texts = ({ imageUrl }: Setting): Column<Product>[] => [
  { header: 'Descripción', columna: 'descripcion', cell: ({ descripcion }) => descripcion },
  { header: 'Características', columna: 'caracteristicas', cell: ({ caracteristicas }) => caracteristicas },
  { header: 'Aplicaciones', columna: 'aplicaciones', cell: ({ aplicaciones }) => aplicaciones },
  { header: 'Observaciones', columna: 'observaciones', cell: ({ observaciones }) => observaciones },
  { header: 'Modo de acción', columna: 'modo_de_accion', cell: ({ modo_de_accion }) => modo_de_accion },
  { header: 'SEO: título', columna: 'seo_title', cell: ({ seo_title }) => seo_title },
  { header: 'SEO: descripción', columna: 'seo_description', cell: ({ seo_description }) => seo_description },
  {
    header: 'SEO: texto alternativo de la imagen',
    columna: 'seo_imagen_catalogo_alt',
    cell: ({ seo_imagen_catalogo_alt }) => seo_imagen_catalogo_alt,
  },
  { header: 'Slug', columna: 'slug', cell: ({ slug }) => slug },
  { header: 'Id hexadecimal', columna: 'id_hexadecimal', cell: ({ id_hexadecimal }) => id_hexadecimal },
  { header: 'Imagen de catálogo', columna: 'imagen_catalogo', cell: ({ imagen_catalogo }) => imageUrl(imagen_catalogo) },
  {
    header: 'Imagen del modo de acción',
    columna: 'imagen_modo_de_accion',
    cell: ({ imagen_modo_de_accion }) => imageUrl(imagen_modo_de_accion),
  },
]

export const genericColumns = (setting: Setting): Column<GenericProduct>[] => [
  ...names,
  { header: 'Prioridad', columna: 'prioridad', cell: ({ prioridad }) => prioridad },
  ...state,
  ...use(setting.idioma),
  ...texts(setting),
]

export const finishedColumns = (setting: Setting): Column<FinishedProduct>[] => [
  ...names,
  { header: 'Código del producto genérico', columna: 'generico_codigo', cell: ({ generico_codigo }) => generico_codigo ?? '' },
  { header: 'Producto genérico', columna: 'producto_generico', cell: ({ generico_nombre }) => generico_nombre },
  { header: 'Empresa', columna: 'empresa', cell: ({ empresa }) => empresa ?? '' },
  ...state,
  { header: 'Internacional', columna: 'internacional', cell: ({ internacional }) => yesOrNo(internacional) },
  { header: 'Países', columna: 'paises', cell: ({ paises }) => paises.map(({ codigo, nombre }) => `${nombre} (${codigo})`).join(', ') },
  { header: 'Envases', columna: 'envases', cell: ({ envases }) => envases.map(packagingInWords).join(', ') },
  ...use(setting.idioma),
  ...texts(setting),
]
