import type { Pais } from '@/api/paises'
import { groupBy } from '@/shared/groupBy'
import { hasText, inLocale, type LocaleMap } from '@/shared/locales'
import type { FinishedProduct, GenericProduct, Product, Stage } from '@/shared/reports/product'
import { MARK, NAMELESS } from '@/shared/reports/reviewRows'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ProductOwners } from '@/shared/resources/productFields'
import type { ProductoAcabado } from '@/shared/resources/productosAcabados'
import type { ProductoGenerico } from '@/shared/resources/productosGenericos'
import type { RowOf } from '@/shared/resources/registry'

/** Masters that products, their lines and their applications refer to. */
type MasterName = 'componentes' | 'magnitudes' | 'familias' | 'iconos' | 'cultivos' | 'estados_fenologicos' | 'envases'

/** Lists of the contract from which the page makes the products of a report. */
export interface Sources extends Readonly<{ [Name in MasterName]: readonly RowOf<Name>[] }> {
  readonly lineas: readonly LineaDeComposicion[]
  readonly entradas: readonly ComoSeAplica[]
  readonly paises: readonly Pais[]
}

/** Generic product that a finished one comes from. */
type Origin = Pick<ProductoGenerico, 'id' | 'codigo' | 'nombre'>

const byId = <Row extends { id: number }>(rows: readonly Row[]) => {
  const found = new Map(rows.map(row => [row.id, row]))
  return (id: number | null): Row | undefined => (id === null ? undefined : found.get(id))
}

/** Reader of texts in a language: the Spanish text, marked, where the language has none; `none` where both are blank. */
const textIn =
  (idioma: string, none?: string) =>
  (map?: LocaleMap): string => {
    if (!map) return ''
    if (hasText(map, idioma)) return inLocale(map, idioma)
    return hasText(map) ? MARK + inLocale(map) : (none ?? inLocale(map))
  }

/** Reader of the members that both kinds of product have. References to unknown records count as none, as on the server. */
const createReader = (sources: Sources, owner: keyof ProductOwners, idioma: string) => {
  const [text, name] = [textIn(idioma), textIn(idioma, NAMELESS)]
  const [componente, magnitud, familia, icono] = [
    byId(sources.componentes),
    byId(sources.magnitudes),
    byId(sources.familias),
    byId(sources.iconos),
  ]
  const [cultivo, estado] = [byId(sources.cultivos), byId(sources.estados_fenologicos)]
  const lines = groupBy(sources.lineas, line => line[owner])
  const entries = groupBy(sources.entradas, entry => entry[owner])
  const stageOf = (id: number): Stage[] => {
    const stage = estado(id)
    const crop = stage && cultivo(stage.cultivo)
    return crop ? [{ cultivo: name(crop.nombre), estado: name(stage.nombre) }] : []
  }
  return (record: ProductoGenerico | ProductoAcabado): Product => ({
    ...record,
    nombre: text(record.nombre),
    descripcion2: text(record.descripcion2),
    descripcion: text(record.descripcion),
    caracteristicas: text(record.caracteristicas),
    aplicaciones: text(record.aplicaciones),
    observaciones: text(record.observaciones),
    modo_de_accion: text(record.modo_de_accion),
    seo_title: text(record.seo_title),
    seo_description: text(record.seo_description),
    seo_imagen_catalogo_alt: text(record.seo_imagen_catalogo_alt),
    familia: text(familia(record.familia)?.nombre),
    iconos: record.iconos.flatMap(id => {
      const own = icono(id)
      return own ? [{ nombre: name(own.nombre) }] : []
    }),
    estados: record.estados_fenologicos.flatMap(stageOf),
    lineas: (lines.get(record.id) ?? []).map(line => ({
      ...line,
      componente: name(componente(line.componente)?.nombre),
      magnitud_1: name(magnitud(line.magnitud_1)?.valor),
      magnitud_2: name(magnitud(line.magnitud_2)?.valor),
      valor: line.componente === null ? name(line.valor) : text(line.valor),
    })),
    como_se_aplica: (entries.get(record.id) ?? []).flatMap(entry =>
      stageOf(entry.estado_fenologico).map(stage => ({
        ...stage,
        modo_de_aplicacion: entry.modo_de_aplicacion,
        dosis: entry.dosis,
        momento_de_aplicacion: text(entry.momento_de_aplicacion),
        objetivo: text(entry.objetivo),
      })),
    ),
  })
}

/** Reader of generic products in one language, as in their report. */
export const genericReader = (sources: Sources, idioma: string) => {
  const read = createReader(sources, 'producto_generico', idioma)
  return (record: ProductoGenerico): GenericProduct => ({ ...read(record), prioridad: record.prioridad })
}

/** Reader of finished products in one language, as in their report. */
export const finishedReader = (sources: Sources, genericos: readonly Origin[], idioma: string) => {
  const [text, name] = [textIn(idioma), textIn(idioma, NAMELESS)]
  const read = createReader(sources, 'producto_acabado', idioma)
  const [generico, envase, magnitud] = [byId(genericos), byId(sources.envases), byId(sources.magnitudes)]
  const paises = new Map(sources.paises.map(pais => [pais.codigo_iso_alfa_2.toUpperCase(), name(pais.nombre)]))
  return (record: ProductoAcabado): FinishedProduct => {
    const origin = generico(record.producto_generico)
    return {
      ...read(record),
      generico_codigo: origin?.codigo ?? null,
      generico_nombre: text(origin?.nombre),
      empresa: record.empresa,
      internacional: record.internacional,
      paises: record.paises.flatMap(code => {
        const nombre = paises.get(code.toUpperCase())
        return nombre === undefined ? [] : [{ codigo: code.toUpperCase(), nombre }]
      }),
      envases: record.envases.flatMap(id => {
        const own = envase(id)
        return own ? [{ valor: name(own.valor), magnitud: name(magnitud(own.magnitud)?.valor) }] : []
      }),
    }
  }
}
