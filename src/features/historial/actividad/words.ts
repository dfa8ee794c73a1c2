import type { IconName } from '@/ui/buttons/icons'
import { capitalized } from '@/shared/capitalized'
import { countedNoun } from '@/shared/counted'
import { childOf, labelOfCampo, nameOfTipo, nounOfTipo } from '@/kits/history/model/fieldCatalogue'
import type { Accion, CampoTocado, Entrada } from '@/shared/history'
import { calledName } from '@/kits/history/model/names'
import { activitySummary } from '@/kits/history/model/summary'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { nameOfLocale } from '@/shared/locales/nameOfLocale'
import { fewOf, listed } from '@/shared/listed'
import { numbered } from '@/ui/text/numero'
import { plainName } from '@/shared/richName'
import { textosInWords } from '@/ui/text/textosInWords'

type Verb = Accion | 'traducido' | 'importado'

export const verbs: Readonly<Record<Verb, { label: string; icon: IconName }>> = {
  creado: { label: 'Creó', icon: 'plus' },
  cambiado: { label: 'Cambió', icon: 'pencil' },
  traducido: {
    label: 'Tradujo',
    icon: 'languages',
  },
  importado: { label: 'Importó', icon: 'upload' },
  eliminado: {
    label: 'Eliminó',
    icon: 'trash',
  },
  restaurado: { label: 'Restauró', icon: 'undo' },
}

/** Verb of an entry. A change of texts in other languages only is a translation. */
export const verbOf = ({ accion, cambios, registros, traduccion, importacion }: Entrada): Verb => {
  if (importacion) return 'importado'
  const isTranslation =
    registros > 1 ? traduccion !== null : cambios.length > 0 && cambios.every(({ idioma }) => (idioma ?? DEFAULT_LOCALE) !== DEFAULT_LOCALE)
  return accion === 'cambiado' && isTranslation ? 'traducido' : accion
}

interface DescribedEntry {
  name: string
  /** Grey text beside the name. */
  kind: string
  what: string
}

const MOST_FIELDS = 3

const RECORDS = { one: 'registro', many: 'registros' }
const OTHER_RECORDS = { one: 'registro de otro tipo', many: 'registros de otros tipos' }

/** Changes of a run in words: "Familia, Estado y 2 más"; parts by their heading. */
const fieldsInWords = (campos: readonly CampoTocado[]): string => {
  const labels = [...new Set(campos.map(({ tipo, campo }) => childOf(tipo)?.label ?? (campo === null ? '' : labelOfCampo(tipo, campo))))]
  return fewOf(labels, MOST_FIELDS)
}

const MOST_KINDS = 3

/** Records of a run in words: "208 productos acabados y 1 familia"; records of rarer kinds are counted together. */
const recordsInWords = ({ tipo, registros, por_tipo, otros }: Entrada): string => {
  const isOneKind = otros.every(each => each.tipo === tipo)
  const counts = Object.entries(por_tipo ?? { [isOneKind ? tipo : '']: registros })
  const [first, rest] = [counts.slice(0, MOST_KINDS), counts.slice(MOST_KINDS)]
  const kinds = first.map(([kind, count]) => countedNoun(count, nounOfTipo(kind) ?? (kind === '' ? RECORDS : OTHER_RECORDS)))
  return listed(rest.length === 0 ? kinds : [...kinds, `${rest.reduce((sum, [, count]) => sum + count, 0)} más`])
}

/**
 * Description of a run over many records: "38 productos acabados", "Lista", the changes, and the first records by name. A translation of
 * many records is described by its texts and its language [HI-05].
 */
const manyOf = (entrada: Entrada): DescribedEntry => {
  const { codigo, nombre, accion, registros, otros, traduccion, importacion, campos = [] } = entrada
  const names = [{ codigo, nombre }, ...otros].map(each => plainName(calledName(each)))
  const all = `${names.join(', ')}${names.length < registros ? '…' : ''}`
  const fields = accion === 'cambiado' ? fieldsInWords(campos) : ''
  if (traduccion && !importacion)
    return {
      name: textosInWords(traduccion.textos),
      kind: traduccion.idioma ? capitalized(nameOfLocale(traduccion.idioma)) : 'Traducciones',
      what: `${registros} registros: ${all}`,
    }
  return {
    name: recordsInWords(entrada),
    kind: 'Lista',
    what: fields === '' ? all : `${fields} · ${all}`,
  }
}

export const describedEntry = (entrada: Entrada): DescribedEntry =>
  entrada.registros > 1 ? manyOf(entrada) : { name: calledName(entrada), kind: nameOfTipo(entrada.tipo), what: activitySummary(entrada) }

export const entriesInWords = (count: number): string => numbered(count, 'entrada', 'entradas')

/** Maximum count of entries. */
const MOST_COUNTED = 1_000

/** Count, for example "más de 1000 entradas"; "37 entradas o más" when the server has not searched all entries. */
export const countInWords = (count: number, isMore: boolean): string => {
  if (!isMore) return entriesInWords(count)
  return count > MOST_COUNTED ? `más de ${entriesInWords(MOST_COUNTED)}` : `${entriesInWords(count)} o más`
}
