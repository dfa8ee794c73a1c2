import { compositionOf, type Composition } from '@/features/productos/sheets/model/composition'
import { formatsOf, type Formats } from '@/features/productos/sheets/model/formats'
import { linePlace, masterPlace, productPlace, type Masters } from '@/features/productos/sheets/model/places'
import {
  createTexts,
  type MissingText,
  type SheetText,
  type TextOptions,
  type TextPlace,
  type Texts,
} from '@/features/productos/sheets/model/texts'
import { usesOf, type CropUses } from '@/features/productos/sheets/model/uses'
import type { ProductoRecord, Tipo } from '@/features/productos/productTypes'
import type { TextoDeProducto } from '@/features/productos/model/productoFields'
import { publicAddressOf } from '@/features/productos/model/slug'
import { DEFAULT_LOCALE, inLocale } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'

/** Product with its lines and applications, as returned by the API. */
export interface SheetSource {
  record: ProductoRecord
  lines: readonly LineaDeComposicion[]
  entradas: readonly ComoSeAplica[]
}

/** Picture and name of a master; the name is null if only the picture is shown. */
export interface PicturedMaster {
  id: number
  image: string | null
  name: SheetText | null
}

/** Sheet of a product, in one language. Parts without content are null or empty [FT-01]. */
export interface Sheet {
  id: number
  /** Title without markup, for labels of the sheet. */
  name: string
  title: SheetText
  subtitle: SheetText | null
  code: string
  familia: SheetText | null
  description: SheetText | null
  icons: readonly PicturedMaster[]
  picture: { image: string; alt: string } | null
  characteristics: SheetText | null
  composition: Composition | null
  applications: SheetText | null
  uses: readonly CropUses[]
  action: { text: SheetText | null; image: string | null } | null
  packagings: readonly PicturedMaster[]
  observations: SheetText | null
  /** Public address of the product [PE-10]; null without a slug. */
  href: string | null
}

/** Missing texts of one product. */
export interface MissingOfProduct {
  id: number
  name: string
  texts: readonly MissingText[]
}

interface Options extends TextOptions {
  tipo: Tipo
  masters: Masters
  /** Pattern of public addresses, with {slug}. */
  publicProductUrl: string
}

interface PictureRecord {
  id: number
  imagen: string | null
}

const picturedOf = <M extends PictureRecord>(
  ids: readonly number[],
  byId: Readonly<Record<number, M>>,
  nameOf: (master: M) => SheetText | null,
): PicturedMaster[] =>
  ids.flatMap(id => {
    const master = byId[id]
    return master ? [{ id, image: master.imagen, name: nameOf(master) }] : []
  })

/** Name of a product; where the sheet shows none, its code, and without a code its name in any language. */
const titleOf = ({ id, codigo, nombre = {} }: ProductoRecord, texts: Texts, placeOf: () => TextPlace): SheetText => {
  const text = texts.read(nombre, placeOf, codigo ? DEFAULT_LOCALE : undefined)
  return text ?? { text: recordName({ id, codigo }), missing: null, id: undefined }
}

const sheetOf = (
  { record, lines, entradas }: SheetSource,
  { tipo, masters, publicProductUrl, locale }: Options,
  texts: Texts,
  formats: Formats,
): Sheet => {
  const textOf = (member: TextoDeProducto) => texts.read(record[member] ?? {}, () => productPlace(tipo, record, member, locale))
  const title = titleOf(record, texts, () => productPlace(tipo, record, 'nombre', locale))
  const subtitle = textOf('descripcion2')
  const familia = record.familia == null ? undefined : masters.familias[record.familia]
  const familiaText = familia ? texts.read(familia.nombre, () => masterPlace('familias', familia, locale)) : null
  const description = textOf('descripcion')
  const icons = picturedOf(record.iconos ?? [], masters.iconos, icono =>
    texts.read(icono.nombre, () => masterPlace('iconos', icono, locale)),
  )
  const characteristics = textOf('caracteristicas')
  const composition = compositionOf(lines, {
    masters,
    texts,
    formats,
    locale,
    placeOf: line => linePlace(tipo, record, line, locale),
  })
  const applications = textOf('aplicaciones')
  const uses = usesOf(entradas, { masters, texts, formats, locale })
  const action = { text: textOf('modo_de_accion'), image: record.imagen_modo_de_accion }
  const packagings = picturedOf(record.envases ?? [], masters.envases, envase =>
    texts.read(envase.valor, () => masterPlace('envases', envase, locale)),
  )
  return {
    id: record.id,
    name: plainName(title.text),
    title,
    subtitle,
    code: record.codigo ?? '',
    familia: familiaText,
    description,
    icons: icons.filter(({ image, name }) => image || name),
    picture: record.imagen_catalogo
      ? { image: record.imagen_catalogo, alt: plainName(inLocale(record.seo_imagen_catalogo_alt ?? {}, locale)) }
      : null,
    characteristics,
    composition,
    applications,
    uses,
    action: action.text || action.image ? action : null,
    // Packagings need a name: a picture does not show the volume.
    packagings: packagings.filter(({ name }) => name),
    observations: textOf('observaciones'),
    href: record.slug ? publicAddressOf(publicProductUrl, record.slug) : null,
  }
}

/** Sheets of products in one language, with its missing texts: each is listed once, at the first product that shows it [FT-02]. */
export const sheetsOf = (
  sources: readonly SheetSource[],
  options: Options,
): { sheets: readonly Sheet[]; missing: readonly MissingOfProduct[] } => {
  const texts = createTexts(options)
  const formats = formatsOf(options.locale)
  const missing: MissingOfProduct[] = []
  const sheets = sources.map(source => {
    const sheet = sheetOf(source, options, texts, formats)
    const taken = texts.takeMissing()
    const { id, codigo, nombre } = source.record
    if (taken.length > 0) missing.push({ id, name: recordName({ id, codigo, nombre }), texts: taken })
    return sheet
  })
  return { sheets, missing }
}
