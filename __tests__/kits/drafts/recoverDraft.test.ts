import { expectSaga } from 'redux-saga-test-plan'
import { noteOf, type Draft } from '@/kits/drafts/model/draft'
import type { DraftStorage } from '@/kits/drafts/draftStorage'
import { registerForm, type FormContents } from '@/kits/drafts/openForms'
import { recoverDraft } from '@/kits/drafts/recoverDraft'
import {
  draftKept,
  draftRecovered,
  recoverRequested,
  selectDraftClashes,
  selectDraftNotes,
  selectRecovered,
  selectDraftText,
  type RecoverRequest,
} from '@/kits/drafts/slice'
import type { Tabs } from '@/kits/drafts/tabs'
import { KEEP, type ImageDraft, type PictureFacts } from '@/store/imageDraft'
import { selectRun } from '@/store/sequences/slice'
import { fileVault } from '@/store/vault'
import { selectToasts } from '@/store/toasts'
import { ANA, draftOf } from '@test/support/drafts'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()

const unwanted = () => {
  throw new Error('Nobody provided an answer')
}
const draftStorage = {
  ...{
    user: ANA.email,
    journal: { note: unwanted, end: unwanted },
    list: unwanted,
    close: unwanted,
    runOf: unwanted,
    draftOfRun: unwanted,
  },
  ...{
    read: jest.fn(),
    readContent: jest.fn(),
    keep: jest.fn(),
    remove: jest.fn(),
    removeAll: jest.fn(),
    forget: jest.fn(),
    adopt: jest.fn(),
    keepRun: jest.fn(),
  },
} satisfies DraftStorage
const tabs = {
  lock: jest.fn(),
  tell: jest.fn(),
  release: jest.fn(),
  openElsewhere: unwanted,
  whenLeft: unwanted,
  close: unwanted,
} satisfies Tabs
let form: FormContents
let close: () => void
afterEach(() => close())
beforeEach(() => {
  close = registerForm('k', { snapshot: () => null, contents: () => form })
  jest.resetAllMocks()
  draftStorage.keep.mockResolvedValue(true)
  tabs.lock.mockResolvedValue(true)
})

const opened = { titulo: { es_ES: 'Zinc' }, codigo: '1' }
const typed = { titulo: { es_ES: 'Zinc foliar' }, codigo: '1' }
const content = { runKey: 'k', opened, values: typed, openedParts: { lines: [1] }, parts: { lines: [1, 2] } }
const draft = draftOf({ content })
const run = { key: 'k', steps: [{ name: 'Producto', state: 'done' as const }], facts: { id: 7 }, progress: null }

/** Recovers the draft `kept` of the storage into a form with these contents. */
const recover = async (
  { opened: now = opened, values = opened, mergeParts, ...request }: Partial<RecoverRequest & FormContents> = {},
  kept: object | Error = { draft, run: undefined },
) => {
  form = { id: 'form', opened: now, values, mergeParts }
  const asked = recoverRequested({ id: draft.id, formId: 'form', agreed: false, runKey: null, ...request })
  draftStorage.read.mockImplementation(async () => {
    if (kept instanceof DOMException) throw kept
    return kept
  })
  const { storeState, effects } = await expectSaga(recoverDraft, { user: ANA.email, draftStorage, tabs }, asked)
    .withReducer(rootReducer, stateAfter(draftKept({ note: noteOf(draft) })))
    .run()
  // `put` is missing where nothing was put.
  const puts = effects.put as typeof effects.put | undefined
  return { state: storeState as ReturnType<typeof stateAfter>, told: puts?.map(({ payload }) => payload.action) ?? [] }
}
const texts = (state: ReturnType<typeof stateAfter>) => selectToasts(state).map(({ tone, text }) => `${tone}: ${text}`)

const RECOVERED = ['success: Cambios recuperados. Aún no están guardados.']

it('puts a draft into the form, which has its id from then on, and says so [DR-02]', async () => {
  const { state } = await recover()
  expect(selectRecovered(state, draft.id)).toEqual(typed)
  expect(Object.keys(selectDraftNotes(state))).toEqual([draft.id])
  expect(texts(state)).toEqual(RECOVERED)
  expect(tabs.lock).toHaveBeenCalledWith(draft.id)
  expect(draftStorage.adopt).toHaveBeenCalledWith(draft)
  // The own draft of the form is removed.
  expect(tabs.tell).toHaveBeenCalledWith({ user: ANA.email, ended: 'form', how: 'moved' })
})

it('goes on with the save that was under way [DR-03]', async () => {
  const { state } = await recover({}, { draft, run })
  expect(selectRun(state, 'k')).toMatchObject({ phase: 'failed', steps: run.steps, facts: { id: 7 } })
})

it('leaves a draft alone that cannot be read, and says so [DR-09]', async () => {
  const { state } = await recover({}, new DOMException('', 'UnknownError'))
  expect(texts(state)).toEqual(['error: No se ha podido leer el borrador'])
  expect(Object.keys(selectDraftNotes(state))).toEqual([draft.id])
  expect(selectRecovered(state, draft.id)).toBe(null)
  expect(logged()).toEqual(['borradores'])
})

it('names a picture that cannot be read any more, and puts all else back [DR-02, DR-09]', async () => {
  const chosen = (ticket: string, name: string) => ({ kind: 'chosen' as const, ticket, name, size: 1 })
  const { ticket } = fileVault.keep(new File(['x'], 'saco.png'))
  const values = { ...typed, imagen: chosen('lost', 'hoja.png'), otra: chosen(ticket, 'saco.png'), tercera: chosen('sent', 'ya.png') }
  const parts = { adjuntos: [{ id: 1, imagen: chosen('torn', 'flor.png') }] }
  const torn = Object.assign(new File(['x'], 'flor.png'), {
    arrayBuffer: async () => Promise.reject(new DOMException('', 'NotReadableError')),
  })
  fileVault.restore({ ticket: 'torn' }, torn, '')
  const facts = { id: 7, images: { tercera: 'sent' } }
  const { state, told } = await recover({}, { draft: { ...draft, content: { ...content, values, parts } }, run: { ...run, facts } })
  expect(texts(state)).toEqual([
    'warning: No se pueden leer «hoja.png» y «flor.png» del borrador: elija las imágenes otra vez.',
    ...RECOVERED,
  ])
  expect(selectRecovered(state, draft.id)).toEqual({ ...values, imagen: { kind: 'keep' } })
  expect(told.find(draftRecovered.match)?.payload.parts).toEqual({ adjuntos: [{ id: 1, imagen: { kind: 'keep' } }] })
})

it('forgets a draft that is gone meanwhile [DR-06]', async () => {
  const { state } = await recover({}, { draft: undefined, run: undefined })
  expect(selectDraftNotes(state)).toEqual({})
  expect(texts(state)).toEqual([])
})

it.each<[string, Partial<Record<keyof Draft, unknown>>]>([
  ['without its content', { content: undefined }],
  ['with half of it', { content: { ...content, values: undefined } }],
  ['of another shape', { shape: 99 }],
])('shows one that is torn, %s, as text [DR-02]', async (_what, torn) => {
  const { state } = await recover({}, { draft: { ...draft, ...torn }, run: undefined })
  expect(JSON.parse(selectDraftText(state)?.text ?? '')).toEqual(JSON.parse(JSON.stringify({ ...draft, ...torn })))
  expect(selectRecovered(state, draft.id)).toBe(null)
})

describe('beside what was typed in the form meanwhile', () => {
  const beside = { titulo: { es_ES: 'Zinc', fr_FR: 'Zinc' }, codigo: '2' }
  const against = { titulo: { es_ES: 'Zinc líquido' }, codigo: '2' }

  it('takes both where they say nothing of the same [DR-04]', async () => {
    const { state } = await recover({ values: beside })
    expect(selectRecovered(state, draft.id)).toEqual({ titulo: { es_ES: 'Zinc foliar', fr_FR: 'Zinc' }, codigo: '2' })
  })

  it('asks where they differ, and changes nothing yet [DR-04]', async () => {
    const { state } = await recover({ values: against })
    expect(selectDraftClashes(state, 'form')).toEqual({
      id: draft.id,
      clashes: [{ field: 'titulo', locale: 'es_ES', mine: 'Zinc foliar', theirs: 'Zinc líquido' }],
    })
    expect(selectRecovered(state, draft.id)).toBe(null)
    expect(texts(state)).toEqual([])
  })

  it('has the text of the draft once the user has agreed to it [DR-04]', async () => {
    const { state } = await recover({ values: against, agreed: true })
    expect(selectDraftClashes(state, 'form')).toBe(null)
    expect(selectRecovered(state, draft.id)).toEqual({ titulo: { es_ES: 'Zinc foliar' }, codigo: '2' })
  })
})

describe('with an image, beside an image of the form', () => {
  const image = (name: string, facts?: PictureFacts): ImageDraft => {
    const { ticket } = fileVault.keep(new File(['x'], name))
    return { kind: 'chosen', ticket, name, size: 1, ...(facts && { facts }) }
  }
  const bag = image('saco.png')
  const leaf = image('hoja.png', { width: 4, height: 3, origin: null })
  const withImage = { ...opened, imagen: KEEP }
  const kept = { draft: { ...draft, content: { ...content, opened: withImage, values: { ...typed, imagen: bag } } }, run: undefined }
  const beside = (imagen: ImageDraft, agreed = false) => recover({ opened: withImage, values: { ...opened, imagen }, agreed }, kept)

  it('asks about the image as one field, and mixes no file with the facts of another one [IM-01, DR-04]', async () => {
    const { state } = await beside(leaf)
    expect(selectDraftClashes(state, 'form')?.clashes).toEqual([{ field: 'imagen', locale: null, mine: bag, theirs: leaf }])
    expect(selectRecovered(state, draft.id)).toBe(null)
    const { state: agreed } = await beside(leaf, true)
    expect(selectRecovered(agreed, draft.id)).toEqual({ ...typed, imagen: bag })
  })

  it('asks nothing where the form has the same image, or none of its own [IM-01, DR-04]', async () => {
    for (const own of [KEEP, structuredClone(bag)]) {
      const { state } = await beside(own)
      expect(selectRecovered(state, draft.id)).toEqual({ ...typed, imagen: bag })
    }
  })
})

describe('into a form that changes while the pictures of the draft are read', () => {
  const values = { ...typed, imagen: { kind: 'chosen' as const, ticket: 'slow', name: 'hoja.png', size: 1 } }
  const withPicture = { draft: { ...draft, content: { ...content, values } }, run: undefined }
  const during = (change: () => void) => {
    const arrayBuffer = async () => {
      change()
      return new ArrayBuffer(1)
    }
    fileVault.restore({ ticket: 'slow' }, Object.assign(new File(['x'], 'hoja.png'), { arrayBuffer }), '')
  }

  it('keeps what is typed meanwhile [DR-04]', async () => {
    during(() => (form = { ...form, values: { ...opened, codigo: '12' } }))
    const { state } = await recover({}, withPicture)
    expect(selectRecovered(state, draft.id)).toEqual({ ...values, codigo: '12' })
  })

  it('asks where it differs from the draft [DR-04]', async () => {
    during(() => (form = { ...form, values: { ...opened, titulo: { es_ES: 'Zinc líquido' } } }))
    const { state } = await recover({}, withPicture)
    expect(selectDraftClashes(state, 'form')?.clashes).toMatchObject([{ field: 'titulo', theirs: 'Zinc líquido' }])
    expect(selectRecovered(state, draft.id)).toBe(null)
  })

  it('changes and deletes nothing if the form is closed [DR-02]', async () => {
    during(() => close())
    const { state, told } = await recover({}, withPicture)
    expect(told).toEqual([])
    expect(Object.keys(selectDraftNotes(state))).toEqual([draft.id])
    expect(draftStorage.remove).not.toHaveBeenCalled()
  })

  it('deletes nothing if the form is closed while other tabs are asked [DR-02, DR-08]', async () => {
    tabs.lock.mockImplementation(async () => {
      close()
      return true
    })
    const { told } = await recover()
    expect(told).toEqual([])
    expect(tabs.release).toHaveBeenCalledWith(draft.id)
    expect(draftStorage.remove).not.toHaveBeenCalled()
  })
})

describe('into a form with parts', () => {
  const merged = { openedParts: { lines: [1] }, parts: { lines: [1, 2, 3] } }
  const clash = { field: 'lines', locale: null, part: '1', mine: 1, theirs: 2 }

  it('merges the parts by the rules of the form [DR-04]', async () => {
    const mergeParts = jest.fn(() => ({ ...merged, clashes: [] }))
    const { told } = await recover({ mergeParts }, { draft, run })
    expect(mergeParts).toHaveBeenCalledWith(content, true)
    expect(told.find(draftRecovered.match)?.payload).toMatchObject(merged)
  })

  it('asks about parts too, and takes those of the draft after consent [DR-04]', async () => {
    const mergeParts = () => ({ ...merged, clashes: [clash] })
    const { state } = await recover({ mergeParts })
    expect(selectDraftClashes(state, 'form')).toEqual({ id: draft.id, clashes: [clash] })
    const { told } = await recover({ mergeParts, agreed: true })
    expect(told.find(draftRecovered.match)?.payload).toMatchObject(merged)
  })
})

it('lays a draft over what the record holds now [DR-04]', async () => {
  const now = { titulo: { es_ES: 'Zinc EDTA', fr_FR: 'Zinc' }, codigo: '3' }
  const { state, told } = await recover({ opened: now, values: now })
  expect(selectRecovered(state, draft.id)).toEqual({ titulo: { es_ES: 'Zinc foliar', fr_FR: 'Zinc' }, codigo: '3' })
  // The base of the form is the record that the draft was typed over: the next save asks.
  expect(told.find(draftRecovered.match)?.payload.base).toEqual({ titulo: { es_ES: 'Zinc', fr_FR: 'Zinc' }, codigo: '3' })
})

describe('of a card, which keeps its own id', () => {
  const card = { runKey: 'card run' }

  it('moves the draft under it, with the run of its save [DR-02, DR-03]', async () => {
    const { state } = await recover(card, { draft, run })
    expect(draftStorage.keep.mock.calls).toEqual([[{ ...draft, id: 'form', content: { ...content, ...card } }]])
    expect(draftStorage.remove.mock.calls).toEqual([[[draft.id]]])
    expect(selectRecovered(state, 'form')).toEqual(typed)
    expect(Object.keys(selectDraftNotes(state))).toEqual(['form'])
    expect(selectRun(state, 'card run')).toMatchObject({ phase: 'failed', facts: { id: 7 } })
    expect(tabs.lock).toHaveBeenCalledWith('form')
    expect(tabs.tell).toHaveBeenCalledWith({ user: ANA.email, ended: draft.id, how: 'moved' })
    expect(draftStorage.adopt).not.toHaveBeenCalled()
  })

  it('leaves the draft where it was if the form is closed during the move [DR-02, DR-04]', async () => {
    draftStorage.keep.mockImplementation(async moved => {
      close()
      draftStorage.readContent.mockResolvedValue(moved)
      return true
    })
    const { state, told } = await recover(card, { draft, run })
    expect(told.some(draftRecovered.match)).toBe(false)
    expect(Object.keys(selectDraftNotes(state))).toEqual([draft.id])
    expect(draftStorage.remove.mock.calls).toEqual([[['form']]])
    expect(tabs.release.mock.calls).toEqual([[draft.id], ['form']])
  })

  it('keeps what a form closed during the move has written [DR-01]', async () => {
    draftStorage.keep.mockImplementation(async moved => {
      close()
      draftStorage.readContent.mockResolvedValue({ ...moved, at: draft.at + 1 })
      return true
    })
    await recover(card)
    expect(draftStorage.remove).not.toHaveBeenCalled()
  })

  it('asks about text typed during the move that differs from the draft, which stays where it was [DR-04]', async () => {
    draftStorage.keep.mockImplementation(async moved => {
      form = { ...form, values: { ...opened, titulo: { es_ES: 'Zinc líquido' } } }
      draftStorage.readContent.mockResolvedValue(moved)
      return true
    })
    const { state } = await recover(card, { draft, run })
    expect(selectDraftClashes(state, 'form')).toMatchObject({ id: draft.id, clashes: [{ field: 'titulo', theirs: 'Zinc líquido' }] })
    expect(selectRecovered(state, 'form')).toBe(null)
    expect(Object.keys(selectDraftNotes(state))).toEqual([draft.id])
    expect(draftStorage.remove.mock.calls).toEqual([[['form']]])
  })

  it('leaves the draft where it is if it cannot move, and says so [DR-09]', async () => {
    draftStorage.keep.mockRejectedValue(new DOMException('', 'QuotaExceededError'))
    const { state } = await recover(card, { draft, run })
    expect(draftStorage.remove).not.toHaveBeenCalled()
    expect(tabs.release).toHaveBeenCalledWith(draft.id)
    expect(texts(state)).toEqual(['error: No se ha podido recuperar el borrador'])
    expect(Object.keys(selectDraftNotes(state))).toEqual([draft.id])
    expect(selectRecovered(state, 'form')).toBe(null)
  })
})
