import { apiOf } from '@/api/resources'
import { sameTexts } from '@/shared/locales/sameTexts'
import { sharesText } from '@/shared/locales/sharesText'
import { KEEP } from '@/store/imageDraft'
import {
  sameAdjunto,
  sameAdjuntos,
  sameResultado,
  sameResultados,
  type AdjuntoDraft,
  type ResultadoDraft,
} from '@/features/ensayos/model/ensayoValues'
import { MESSAGES } from '@/features/ensayos/messages'
import type { Adjunto, Resultado, SaveFacts, SaveInput } from '@/features/ensayos/save/saveRequest'
import { pictureSaved } from '@/features/ensayos/slice'
import { adjuntosDeEnsayo, type AdjuntoDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { resultadosDeEnsayo, type ResultadoDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'
import { call, put, type Saga } from '@/store/effects'
import type { Parts } from '@/store/sequences/childRecords/kind'

const adjuntosDeEnsayoApi = apiOf(adjuntosDeEnsayo)
const resultadosDeEnsayoApi = apiOf(resultadosDeEnsayo)

/** True if one result is an edit of the other: an equal text in a language, or an equal value without texts. */
const isLikeResultado = (one: Resultado, other: Resultado): boolean =>
  sharesText(one.descripcion, other.descripcion) ||
  (sameTexts(one.descripcion, other.descripcion) && one.valor === other.valor && one.magnitud === other.magnitud)

/** Results of a trial. Changed ones are replaced, because the API has no update for them [TR-16]. */
export const resultados: Parts<SaveInput, SaveFacts, Resultado, ResultadoDeEnsayo, ResultadoDraft> = {
  name: 'Resultados',
  words: { saved: 'los resultados', counted: { one: 'resultado', many: 'resultados' } },
  existing: 'replaced',
  ledger: { of: facts => facts.resultados, into: ledger => ({ resultados: ledger }) },
  drafts: ({ resultados }) => resultados,
  opened: ({ opened }) => opened.resultados,
  list: ({ id }) => call(resultadosDeEnsayoApi.list, { ensayo: id }),
  isUntouched: ({ opened, resultados }) => sameResultados(opened.resultados, resultados),
  isSame: sameResultado,
  contentOf: ({ orden, valor, magnitud, descripcion }) => ({ orden, valor, magnitud, descripcion }),
  create: ({ id: ensayo }, resultado, key) => call(resultadosDeEnsayoApi.create, { ensayo, ...resultado }, key),
  remove: id => call(resultadosDeEnsayoApi.remove, id),
  merge: { resource: 'resultados_de_ensayo', draftOf: resultado => resultado, isLike: isLikeResultado },
  fallback: MESSAGES.saveFailed,
}

/** Address of an uploaded picture, for a response without one. Only shown, so a failure does not fail the save. */
function* pictureOf(ensayo: number, id: number): Saga<string | null> {
  try {
    return (yield* call(adjuntosDeEnsayoApi.list, { ensayo })).find(record => record.id === id)?.imagen || null
  } catch {
    return null
  }
}

/** Attachments of a trial: pictures with their texts [TR-16]. */
export const adjuntos: Parts<SaveInput, SaveFacts, Adjunto, AdjuntoDeEnsayo, AdjuntoDraft> = {
  name: 'Adjuntos',
  words: { saved: 'los adjuntos', counted: { one: 'adjunto', many: 'adjuntos' } },
  existing: 'changed',
  ledger: { of: facts => facts.adjuntos, into: ledger => ({ adjuntos: ledger }) },
  drafts: ({ adjuntos }) => adjuntos,
  opened: ({ opened }) => opened.adjuntos,
  list: ({ id }) => call(adjuntosDeEnsayoApi.list, { ensayo: id }),
  isUntouched: ({ opened, adjuntos }) => sameAdjuntos(opened.adjuntos, adjuntos),
  isSame: sameAdjunto,
  // A created record without a picture may be ours: the picture is uploaded after the response with the record.
  mayBeOurs: ({ imagen }) => !imagen,
  contentOf: ({ orden, descripcion }) => ({ orden, descripcion }),
  create: ({ id: ensayo }, adjunto, key) => call(adjuntosDeEnsayoApi.create, { ensayo, ...adjunto }, key),
  remove: id => call(adjuntosDeEnsayoApi.remove, id),
  update: ({ id: ensayo }, id, adjunto) => call(adjuntosDeEnsayoApi.update, id, { ensayo, ...adjunto }),
  merge: { resource: 'adjuntos_de_ensayo', draftOf: adjunto => ({ imagen: null, ...adjunto, picture: KEEP }) },
  picture: {
    of: ({ picture }) => picture,
    held: ({ imagen, picture }) => (picture.kind === 'keep' ? imagen || null : null),
    upload: adjuntosDeEnsayoApi.images.imagen.upload,
    *uploaded({ formId, id: ensayo }, { id }, { record, ticket, imageAddress }) {
      yield* put(pictureSaved({ formId, id, ticket, imagen: imageAddress ?? (yield* pictureOf(ensayo, record)) }))
    },
  },
  fallback: MESSAGES.saveFailed,
}
