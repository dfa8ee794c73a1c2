import { capitalized } from '@/shared/capitalized'
import type { Cell } from '@/shared/export/sheet'
import { groupBy } from '@/shared/groupBy'
import { join, lineInWords, quantityFormat } from '@/shared/reports/composition'
import type { Country, Entry, FinishedProduct, GenericProduct, Packaging, Product, Stage } from '@/shared/reports/product'
import { APPLICATION_MODES, comoSeAplica } from '@/shared/resources/comoSeAplica'
import { cultivos } from '@/shared/resources/cultivos'
import { estadosFenologicos } from '@/shared/resources/estadosFenologicos'
import type { Field } from '@/shared/resources/fields'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import type { Resource } from '@/shared/resources/resource'

const { fields: genericFields } = productosGenericos
const { fields: finishedFields } = productosAcabados

/** Column of a report: its header, and the cell of each row. */
export interface Column<R> {
  header: string
  /** Source of the cells: a member of the product, or its parts. */
  columna: string
  cell: (row: R) => Cell
}

/** Data of a report's cells besides the product. */
interface Setting {
  idioma: string
  imageUrl: (hash: string | null) => string
}

type ProductField = keyof typeof genericFields | keyof typeof finishedFields

/** Fields of both kinds of product. */
const fields: Record<ProductField, Field> = { ...genericFields, ...finishedFields }

/** Column of a member of the product, under its label unless `header` replaces it. */
const member = <R>(columna: ProductField, cell: (row: R) => Cell, header = fields[columna].label): Column<R> => ({ header, columna, cell })

/** Column of the product's child records. */
const children = <R>({ name, child }: Resource, cell: (row: R) => Cell): Column<R> => ({ header: child?.label ?? '', columna: name, cell })

const inWords = ({ words }: Field<'flag'>, value: boolean) => capitalized(value ? words.yes : words.no)

/** Stages by crop, "Olivo: Floración, Cuajado", in the order in which the crops first appear. Blank names are left out, here and below. */
const stagesByCrop = (stages: Stage[]) => {
  const byCrop = groupBy(stages, ({ cultivo }) => cultivo)
  const namesOf = (own: Stage[]) => own.map(({ estado }) => estado)
  const inWords = Array.from(byCrop, ([cultivo, own]) => join([cultivo, join(namesOf(own), ', ')], ': '))
  return join(inWords, '; ')
}

const crops = (stages: Stage[]) => join([...new Set(stages.map(({ cultivo }) => cultivo))], ', ')

const entryInWords = ({ cultivo, estado, modo_de_aplicacion, dosis, momento_de_aplicacion, objetivo }: Entry) =>
  join([join([cultivo, estado], ', '), join([APPLICATION_MODES[modo_de_aplicacion], dosis, momento_de_aplicacion, objetivo], ' – ')], ': ')

/** Name of a packaging with its unit. "Garrafa de 20 l" and "Saco 25kg" have the unit already, as a word of its own: the "l" of "Barril" is none. */
const packagingInWords = ({ valor, magnitud }: Packaging) => {
  if (valor.trim() === '') return ''
  const before = valor.endsWith(magnitud) ? valor.slice(0, valor.length - magnitud.length) : null
  return magnitud.trim() === '' || (before !== null && !/\p{L}$/u.test(before)) ? valor : `${valor} ${magnitud}`
}

const countryInWords = ({ nombre, codigo }: Country) => (nombre.trim() === '' ? codigo : `${nombre} (${codigo})`)

const names: Column<Product>[] = [
  member('codigo', ({ codigo }) => codigo),
  member('nombre', ({ nombre }) => nombre),
  member('descripcion2', ({ descripcion2 }) => descripcion2),
  member('familia', ({ familia }) => familia),
]

const state: Column<Product>[] = [
  member('activo', ({ activo }) => inWords(genericFields.activo, activo)),
  member('ecologico', ({ ecologico }) => inWords(genericFields.ecologico, ecologico)),
]

const use = (idioma: string): Column<Product>[] => {
  const quantities = quantityFormat(idioma)
  return [
    children(lineasDeComposicion, ({ lineas }) =>
      join(
        lineas.map(line => lineInWords(line, quantities)),
        '; ',
      ),
    ),
    { header: capitalized(cultivos.noun.many), columna: cultivos.name, cell: ({ estados }) => crops(estados) },
    children(estadosFenologicos, ({ estados }) => stagesByCrop(estados)),
    children(comoSeAplica, ({ como_se_aplica }) => join(como_se_aplica.map(entryInWords), '; ')),
    member('iconos', ({ iconos }) =>
      join(
        iconos.map(({ nombre }) => nombre),
        ', ',
      ),
    ),
  ]
}

const texts = ({ imageUrl }: Setting): Column<Product>[] => [
  member('descripcion', ({ descripcion }) => descripcion),
  member('caracteristicas', ({ caracteristicas }) => caracteristicas),
  member('aplicaciones', ({ aplicaciones }) => aplicaciones),
  member('observaciones', ({ observaciones }) => observaciones),
  member('modo_de_accion', ({ modo_de_accion }) => modo_de_accion),
  member('seo_title', ({ seo_title }) => seo_title, 'SEO: título'),
  member('seo_description', ({ seo_description }) => seo_description, 'SEO: descripción'),
  member('seo_imagen_catalogo_alt', ({ seo_imagen_catalogo_alt }) => seo_imagen_catalogo_alt, 'SEO: texto alternativo de la imagen'),
  member('slug', ({ slug }) => slug),
  member('id_hexadecimal', ({ id_hexadecimal }) => id_hexadecimal),
  member('imagen_catalogo', ({ imagen_catalogo }) => imageUrl(imagen_catalogo)),
  member('imagen_modo_de_accion', ({ imagen_modo_de_accion }) => imageUrl(imagen_modo_de_accion), 'Imagen del modo de acción'),
]

export const genericColumns = (setting: Setting): Column<GenericProduct>[] => [
  ...names,
  member('prioridad', ({ prioridad }) => prioridad),
  ...state,
  ...use(setting.idioma),
  ...texts(setting),
]

export const finishedColumns = (setting: Setting): Column<FinishedProduct>[] => [
  ...names,
  { header: 'Código del producto genérico', columna: 'generico_codigo', cell: ({ generico_codigo }) => generico_codigo ?? '' },
  member('producto_generico', ({ generico_nombre }) => generico_nombre),
  member('empresa', ({ empresa }) => empresa ?? ''),
  ...state,
  member('internacional', ({ internacional }) => inWords(finishedFields.internacional, internacional)),
  member('paises', ({ paises }) => join(paises.map(countryInWords), ', '), 'Países'),
  member('envases', ({ envases }) => join(envases.map(packagingInWords), ', ')),
  ...use(setting.idioma),
  ...texts(setting),
]
