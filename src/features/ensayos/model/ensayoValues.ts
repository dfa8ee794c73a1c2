import type { ImageDraft } from '@/store/imageDraft'
import { sameTexts } from '@/shared/locales/sameTexts'
import { inOrder, renumbered } from '@/shared/ordering'
import type { AdjuntoDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import type { Ensayo } from '@/shared/resources/ensayos'
import type { ResultadoDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'

/** Values of a trial that its form edits and the API accepts, without the image; the date is as typed. */
export type EnsayoValues = Omit<Ensayo, 'id' | 'imagen' | 'fecha'> & { fecha: string }

/** Edited result; a result without a record has a temporary id [TR-08]. */
export type ResultadoDraft = Omit<ResultadoDeEnsayo, 'ensayo'>

/** Edited attachment of a trial. */
export interface AdjuntoDraft extends Omit<AdjuntoDeEnsayo, 'ensayo'> {
  picture: ImageDraft
}

export const toEnsayoValues = ({ id: _id, imagen: _imagen, ...ensayo }: Ensayo): EnsayoValues => ({ ...ensayo, fecha: ensayo.fecha ?? '' })

export const toResultadoDraft = ({ ensayo: _ensayo, ...draft }: ResultadoDeEnsayo): ResultadoDraft => draft

export const toResultadoDrafts = (resultados: readonly ResultadoDeEnsayo[]): ResultadoDraft[] =>
  renumbered(inOrder(resultados)).map(toResultadoDraft)

export const toAdjuntoDraft = ({ ensayo: _ensayo, ...draft }: AdjuntoDeEnsayo): AdjuntoDraft => ({ ...draft, picture: { kind: 'keep' } })

export const toAdjuntoDrafts = (adjuntos: readonly AdjuntoDeEnsayo[]): AdjuntoDraft[] => renumbered(inOrder(adjuntos)).map(toAdjuntoDraft)

export const sameResultado = (one: Omit<ResultadoDraft, 'id'>, other: Omit<ResultadoDraft, 'id'>): boolean =>
  one.orden === other.orden && one.valor === other.valor && one.magnitud === other.magnitud && sameTexts(one.descripcion, other.descripcion)

/** Compares everything except the picture, which is uploaded separately. */
export const sameAdjunto = (
  one: Pick<AdjuntoDraft, 'orden' | 'descripcion'>,
  other: Pick<AdjuntoDraft, 'orden' | 'descripcion'>,
): boolean => one.orden === other.orden && sameTexts(one.descripcion, other.descripcion)

/** Comparison of two lists: true if no item was added, edited, moved or removed. */
const sameItems =
  <Draft extends { id: number | string }>(isSame: (earlier: Draft, draft: Draft) => boolean) =>
  (before: readonly Draft[], now: readonly Draft[]): boolean =>
    before.length === now.length &&
    now.every((draft, at) => {
      const earlier = before[at]
      return earlier?.id === draft.id && isSame(earlier, draft)
    })

export const sameResultados = sameItems<ResultadoDraft>(sameResultado)

export const sameAdjuntos = sameItems<AdjuntoDraft>((earlier, draft) => draft.picture.kind === 'keep' && sameAdjunto(earlier, draft))
