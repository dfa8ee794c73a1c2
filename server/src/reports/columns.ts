import { lineInWords, quantityFormat } from './composition'
import type { Column } from './csv'
import type { Entry, Packaging, Stage } from './readLists'
import type { FinishedProduct, GenericProduct, Product } from './readProducts'

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
  { header: 'Código', cell: ({ codigo }) => codigo },
  { header: 'Nombre', cell: ({ nombre }) => nombre },
  { header: 'Título', cell: ({ descripcion2 }) => descripcion2 },
  { header: 'Familia', cell: ({ familia }) => familia },
]

const state: Column<Product>[] = [
  { header: 'Estado', cell: ({ activo }) => (activo ? 'Activo' : 'Inactivo') },
  { header: 'Ecológico', cell: ({ ecologico }) => yesOrNo(ecologico) },
]

const use = (idioma: string): Column<Product>[] => {
  const quantities = quantityFormat(idioma)
  return [
    { header: 'Composición', cell: ({ lineas }) => lineas.map(line => lineInWords(line, quantities)).join('; ') },
    { header: 'Cultivos', cell: ({ estados }) => crops(estados) },
    { header: 'Estados fenológicos', cell: ({ estados }) => stagesByCrop(estados) },
    { header: 'Cómo se aplica', cell: ({ como_se_aplica }) => como_se_aplica.map(entryInWords).join('; ') },
    { header: 'Iconos', cell: ({ iconos }) => iconos.map(({ nombre }) => nombre).join(', ') },
  ]
}

const texts = ({ imageUrl }: Setting): Column<Product>[] => [
  { header: 'Descripción', cell: ({ descripcion }) => descripcion },
  { header: 'Características', cell: ({ caracteristicas }) => caracteristicas },
  { header: 'Aplicaciones', cell: ({ aplicaciones }) => aplicaciones },
  { header: 'Observaciones', cell: ({ observaciones }) => observaciones },
  { header: 'Modo de acción', cell: ({ modo_de_accion }) => modo_de_accion },
  { header: 'SEO: título', cell: ({ seo_title }) => seo_title },
  { header: 'SEO: descripción', cell: ({ seo_description }) => seo_description },
  { header: 'SEO: texto alternativo de la imagen', cell: ({ seo_imagen_catalogo_alt }) => seo_imagen_catalogo_alt },
  { header: 'Slug', cell: ({ slug }) => slug },
  { header: 'Id hexadecimal', cell: ({ id_hexadecimal }) => id_hexadecimal },
  { header: 'Imagen de catálogo', cell: ({ imagen_catalogo }) => imageUrl(imagen_catalogo) },
  { header: 'Imagen del modo de acción', cell: ({ imagen_modo_de_accion }) => imageUrl(imagen_modo_de_accion) },
]

export const genericColumns = (setting: Setting): Column<GenericProduct>[] => [
  ...names,
  { header: 'Prioridad', cell: ({ prioridad }) => String(prioridad) },
  ...state,
  ...use(setting.idioma),
  ...texts(setting),
]

export const finishedColumns = (setting: Setting): Column<FinishedProduct>[] => [
  ...names,
  { header: 'Código del producto genérico', cell: ({ generico_codigo }) => generico_codigo ?? '' },
  { header: 'Producto genérico', cell: ({ generico_nombre }) => generico_nombre },
  { header: 'Empresa', cell: ({ empresa }) => empresa ?? '' },
  ...state,
  { header: 'Internacional', cell: ({ internacional }) => yesOrNo(internacional) },
  { header: 'Países', cell: ({ paises }) => paises.map(({ codigo, nombre }) => `${nombre} (${codigo})`).join(', ') },
  { header: 'Envases', cell: ({ envases }) => envases.map(packagingInWords).join(', ') },
  ...use(setting.idioma),
  ...texts(setting),
]
