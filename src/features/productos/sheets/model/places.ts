import { editPath, type ProductoRecord, type Tipo } from '@/features/productos/productTypes'
import type { TextoDeProducto } from '@/features/productos/model/productoFields'
import { rowIdOf } from '@/features/productos/model/composicion'
import type { TextPlace } from '@/features/productos/sheets/model/texts'
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
import { resourceHeads } from '@/shared/resources/names'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { lineasDeComposicion, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { inLocaleOf, searchOf } from '@/store/screens/askedLocale'

type ById<Row> = Readonly<Record<number, Row>>

/** Masters that sheets show, by id. */
export interface Masters {
  familias: ById<Familia>
  iconos: ById<Icono>
  componentes: ById<Componente>
  magnitudes: ById<Magnitud>
  cultivos: ById<Cultivo>
  estadosFenologicos: ById<EstadoFenologico>
  envases: ById<Envase>
}

/** Place of a text of a product: a field of its form. */
export const productPlace = (tipo: Tipo, { id, codigo, nombre }: ProductoRecord, member: TextoDeProducto, locale: string): TextPlace => ({
  key: `${tipo}-${id}-${member}`,
  label: productosGenericos.fields[member].label,
  detail: recordName({ id, codigo, nombre }),
  link: { to: `${editPath(tipo, id)}${searchOf(locale)}#${member}` },
})

/** Place of a text that is a line of a composition: a row of the product's form. */
export const linePlace = (
  tipo: Tipo,
  { id, codigo, nombre }: ProductoRecord,
  { id: line }: LineaDeComposicion,
  locale: string,
): TextPlace => ({
  key: `${lineasDeComposicion.name}-${line}`,
  label: lineasDeComposicion.child?.label ?? lineasDeComposicion.name,
  detail: recordName({ id, codigo, nombre }),
  link: { to: `${editPath(tipo, id)}${searchOf(locale)}#${rowIdOf(String(line))}` },
})

type MasterName = 'familias' | 'iconos' | 'componentes' | 'magnitudes' | 'cultivos' | 'estados_fenologicos' | 'envases'

/** Place of the name of a master. */
export const masterPlace = (name: MasterName, master: { id: number; nombre?: LocaleMap; valor?: LocaleMap }, locale: string): TextPlace => {
  const { noun, routes } = resourceHeads[name]
  const link = recordLink(routes.record(master.id))
  return {
    key: `${name}-${master.id}`,
    label: capitalized(noun.one),
    detail: recordName({ id: master.id, nombre: master.nombre ?? master.valor }),
    link: { ...link, state: { ...link.state, ...inLocaleOf(locale) } },
  }
}

/** Place of a text on the application of a product in a stage of a crop: a field of the crop's page. */
export const entradaPlace = (
  { id }: ComoSeAplica,
  member: EntradaText['member'],
  { cultivo, estado }: { cultivo: Cultivo; estado: EstadoFenologico },
  locale: string,
): TextPlace => ({
  key: `${comoSeAplica.name}-${id}-${member}`,
  label: comoSeAplica.fields[member].label,
  detail: `${recordName(cultivo)}, ${recordName(estado)}`,
  link: { to: `${cultivoPath(cultivo.id)}${searchOf(locale)}${hashOfEntrada({ id, member })}` },
})
