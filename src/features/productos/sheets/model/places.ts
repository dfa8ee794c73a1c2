import { editPath, type ProductoRecord, type Tipo } from '@/features/productos/kinds'
import type { TextoDeProducto } from '@/features/productos/model/productoFields'
import type { Place } from '@/features/productos/sheets/model/texts'
import { recordLink } from '@/kits/history/model/recordLink'
import { capitalized } from '@/shared/capitalized'
import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { comoSeAplica, type ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { Componente } from '@/shared/resources/componentes'
import { cultivoPath, hashOfEntrada, type EntradaText } from '@/shared/resources/cultivoPath'
import type { Cultivo } from '@/shared/resources/cultivos'
import type { Envase } from '@/shared/resources/envases'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import type { Familia } from '@/shared/resources/familias'
import type { Icono } from '@/shared/resources/iconos'
import type { Magnitud } from '@/shared/resources/magnitudes'
import { heads } from '@/shared/resources/names'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { inLocaleOf, searchOf } from '@/store/screens/askedLocale'

type ById<Row> = Readonly<Record<number, Row>>

/** Masters that sheets show, by their ids. */
export interface Masters {
  familias: ById<Familia>
  iconos: ById<Icono>
  componentes: ById<Componente>
  magnitudes: ById<Magnitud>
  cultivos: ById<Cultivo>
  estadosFenologicos: ById<EstadoFenologico>
  envases: ById<Envase>
}

/** Section of the product's form that holds the texts of lines. */
const COMPOSICION = 'composicion'

/** Place of a text of a product, which is a field of its form, or of one of its lines. */
export const productPlace = (
  tipo: Tipo,
  { id, codigo, nombre }: ProductoRecord,
  member: TextoDeProducto | typeof lineasDeComposicion.name,
  locale: string,
): Place => {
  const isOfLine = member === lineasDeComposicion.name
  return {
    key: `${tipo}-${id}-${member}`,
    label: isOfLine ? (lineasDeComposicion.child?.label ?? lineasDeComposicion.name) : productosGenericos.fields[member].label,
    detail: recordName({ id, codigo, nombre }),
    link: { to: `${editPath(tipo, id)}${searchOf(locale)}#${isOfLine ? COMPOSICION : member}` },
  }
}

type MasterName = 'familias' | 'iconos' | 'componentes' | 'magnitudes' | 'cultivos' | 'estados_fenologicos' | 'envases'

/** Place of the name of a master. */
export const masterPlace = (name: MasterName, master: { id: number; nombre?: LocaleMap; valor?: LocaleMap }, locale: string): Place => {
  const { noun, routes } = heads[name]
  const link = recordLink(routes.record(master.id))
  return {
    key: `${name}-${master.id}`,
    label: capitalized(noun.one),
    detail: recordName({ id: master.id, nombre: master.nombre ?? master.valor }),
    link: { ...link, state: { ...link.state, ...inLocaleOf(locale) } },
  }
}

/** Place of a text that says how a product is applied in a stage of a crop: a field of the crop's page. */
export const entradaPlace = (
  { id }: ComoSeAplica,
  member: EntradaText['member'],
  { cultivo, estado }: { cultivo: Cultivo; estado: EstadoFenologico },
  locale: string,
): Place => ({
  key: `${comoSeAplica.name}-${id}-${member}`,
  label: comoSeAplica.fields[member].label,
  detail: `${recordName(cultivo)}, ${recordName(estado)}`,
  link: { to: `${cultivoPath(cultivo.id)}${searchOf(locale)}${hashOfEntrada({ id, member })}` },
})
