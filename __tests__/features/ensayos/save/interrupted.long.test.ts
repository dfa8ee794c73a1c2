import { KEEP, type ImageDraft } from '@/store/imageDraft'
import type { AdjuntoDraft, EnsayoValues, ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { ensayosSaga } from '@/features/ensayos/saga'
import {
  adjuntoAdded,
  adjuntoEdited,
  adjuntoMoved,
  adjuntoRemoved,
  detailEntered,
  FORM,
  resultadoAdded,
  resultadoMoved,
  resultadoRemoved,
  saveKey,
  saveRequested,
  selectEnsayo,
} from '@/features/ensayos/slice'
import { fileVault } from '@/store/vault'
import { dieAtAction, dieAtCall, measureSave, type InterruptedSave } from '@test/support/interruptedSave'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { adjunto, IMAGES, resultado, savedEnsayo } from '@test/features/ensayos/ensayos'

quietErrors()

const ID = 1

type FormValues = EnsayoValues & { imagen: ImageDraft }
interface EnsayoInput {
  formId: string
  values: FormValues
  resultados: ResultadoDraft[]
  adjuntos: AdjuntoDraft[]
}

const inOrder = <Part extends { orden: number }>(parts: Part[]): Part[] => parts.toSorted((one, other) => one.orden - other.orden)
const addressOf = (picture: ImageDraft, saved: string | null) => (picture.kind === 'chosen' ? `${IMAGES}/${picture.name}` : saved)

/** Save of the code and the catalogue image; of results removed, added and moved; of attachments removed, edited, moved and added. */
const save: InterruptedSave<EnsayoInput> = {
  form: FORM,
  record: ID,
  work: ensayosSaga,
  givenServer: () =>
    createMemoryServer({
      ensayos: [savedEnsayo],
      resultados_de_ensayo: [resultado(11, 0, 12.4), resultado(12, 1, 98.6)],
      adjuntos_de_ensayo: [adjunto(21, 0, { es_ES: 'Parcela' }), adjunto(22, 1, { es_ES: 'Hoja', fr_FR: 'Feuille' })],
    }),
  entered: () => detailEntered({ id: ID }),
  screenOf: selectEnsayo,
  valuesNow: state => ({ ...selectEnsayo(state).opened?.values, imagen: KEEP }),
  partsNow: state => {
    const { opened, resultados, adjuntos } = selectEnsayo(state)
    return { openedParts: { resultados: opened?.resultados, adjuntos: opened?.adjuntos }, parts: { resultados, adjuntos } }
  },
  keyOf: saveKey,
  edit: ({ dispatch, getState }) => {
    const { formId, opened, adjuntos } = selectEnsayo(getState())
    const picture = (name: string): ImageDraft => ({
      ...{ kind: 'chosen', name, size: 1 },
      ...fileVault.keep(new File(['x'], name, { type: 'image/png' }), formId),
    })
    dispatch(resultadoRemoved({ formId, id: 11 }))
    dispatch(resultadoAdded(formId, { valor: 5.1, magnitud: 3, descripcion: { es_ES: 'Sólidos' } }))
    dispatch(resultadoAdded(formId, { valor: 34.2, magnitud: null, descripcion: {} }))
    dispatch(resultadoMoved({ formId, id: 12, by: 1 }))
    dispatch(adjuntoRemoved({ formId, id: 21 }))
    dispatch(adjuntoAdded(formId, { descripcion: { es_ES: 'Calibre' }, picture: picture('calibre.png') }))
    dispatch(adjuntoAdded(formId, { descripcion: { es_ES: 'Raíz' }, picture: picture('raiz.png') }))
    dispatch(adjuntoMoved({ formId, id: 22, by: 1 }))
    const leaf = selectEnsayo(getState()).adjuntos.find(({ id }) => id === adjuntos[1]?.id)
    if (leaf) dispatch(adjuntoEdited({ formId, draft: { ...leaf, descripcion: { ...leaf.descripcion, es_ES: 'Hoja tratada' } } }))
    const { values } = opened ?? {}
    return {
      ...values,
      codigo: 'EN-2',
      nombre: { es_ES: 'Tomate de industria', fr_FR: 'Tomate' },
      imagen: picture('portada.png'),
    }
  },
  save: ({ formId }, values) => {
    const { imagen, ...rest } = values as FormValues
    return saveRequested({ formId, values: rest, imagen, overwrites: [], stay: false })
  },
  typedIn: (state, values) => ({ ...selectEnsayo(state), values: values as FormValues }),
  expectSaved: (server, { values, resultados, adjuntos }) => {
    const { imagen, ...fields } = values
    expect(server.row('ensayos', ID)).toEqual({ id: ID, ...fields, imagen: addressOf(imagen, null) })
    const held = {
      resultados: inOrder(server.rows('resultados_de_ensayo') as unknown as ResultadoDraft[]),
      adjuntos: inOrder(server.rows('adjuntos_de_ensayo') as unknown as AdjuntoDraft[]),
    }
    expect(held.resultados).toEqual(resultados.map(({ id: _id, ...draft }) => ({ id: expect.any(Number), ensayo: ID, ...draft })))
    expect(held.adjuntos).toEqual(
      adjuntos.map(({ id: _id, picture, imagen: saved, ...draft }) => ({
        ...{ id: expect.any(Number), ensayo: ID },
        ...{ ...draft, imagen: addressOf(picture, saved) },
      })),
    )
  },
}

const APIS = [
  ['that knows idempotency keys', true],
  ['that knows no keys', false],
] as const

describe.each(APIS)('the save of a trial whose page dies, on an API %s', (_api, keys) => {
  it.each(['before', 'after'] as const)(
    '%s the server has done what any one call asks: recovered and saved, all is there once [DR-03, TR-17]',
    async when => {
      const { calls } = await measureSave(save, keys)
      expect(calls).toBeGreaterThan(12)
      for (let at = 0; at < calls; at += 1) await dieAtCall(save, keys, at, when)
    },
  )

  it('at any action: recovered and saved, all is there once; before the draft was on disk nothing was sent [DR-03, TR-17]', async () => {
    const { actions } = await measureSave(save, keys)
    expect(actions).toBeGreaterThan(30)
    const ends: string[] = []
    // The first nine actions are the edits.
    for (let at = 9; at < actions; at += 1) ends.push(await dieAtAction(save, keys, at))
    expect(ends.filter(end => end === 'unsent').length).toBeLessThan(5)
    // Draft and run are removed from disk before the save reports success.
    expect(ends.slice(-2)).toEqual(['over', 'over'])
  })
})
