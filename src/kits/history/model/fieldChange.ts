import { campoOf } from '@/kits/history/model/fieldCatalogue'
import type { CambioDeCampo, CambioEntero, Valor } from '@/shared/history'
import { isTextMap } from '@/shared/locales/isLocaleMap'
import { sameValue } from '@/shared/resources/sameValue'

/** Fields that the server derives from others. */
const DERIVED = ['slug']

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.values(value).every(each => each === ''))

type Fields = Readonly<Record<string, unknown>>
type RecordRef = Pick<CambioDeCampo, 'tipo' | 'registro'>

const mapChanges = (of: RecordRef & { campo: string }, antes: unknown, despues: unknown): CambioDeCampo[] => {
  const [before, after] = [isTextMap(antes) ? antes : {}, isTextMap(despues) ? despues : {}]
  return Object.keys({ ...before, ...after })
    .filter(idioma => (before[idioma] ?? '') !== (after[idioma] ?? ''))
    .map(idioma => ({ ...of, idioma, antes: before[idioma] ?? null, despues: after[idioma] ?? null }))
}

/** Differences between two states of a record, field by field in the order of the form; for texts, language by language. */
export const changesBetween = (of: RecordRef, antes: Fields, despues: Fields, campos: readonly string[]): CambioDeCampo[] =>
  campos
    .filter(campo => !DERIVED.includes(campo))
    .flatMap(campo => {
      const [before, after] = [antes[campo], despues[campo]]
      if (campoOf(of.tipo, campo).kind === 'text') return mapChanges({ ...of, campo }, before, after)
      if (sameValue(before, after, true)) return []
      return [{ ...of, campo, idioma: null, antes: (before ?? null) as Valor, despues: (after ?? null) as Valor }]
    })

export const isEntero = (cambio: CambioDeCampo | CambioEntero): cambio is CambioEntero => cambio.campo === null
export const isTold = ({ campo }: Pick<CambioDeCampo, 'campo'>): boolean => !DERIVED.includes(campo)
