import { DRAFT_SHAPE, isOutdated, isWhole, noteOf, filesIn, withoutFiles, type Draft } from '@/kits/drafts/model/draft'
import { KEEP } from '@/store/imageDraft'
import { isOfForm } from '@/kits/drafts/slice'

const DAY_MS = 86_400_000
const content = { runKey: 'k', opened: {}, values: { codigo: '1' }, openedParts: {}, parts: {} }
const place = { form: 'productos/a', record: 1, name: 'Zinc', kind: 'Producto acabado', path: '/productos/edit/a/1' }
const draft: Draft = { id: 'd', shape: DRAFT_SHAPE, user: 'ana@example.com', ...place, over: '', changes: [], at: 0, half: null, content }

it('is told of without what it holds', () => {
  const { content: _content, ...note } = draft
  expect(noteOf(draft)).toEqual(note)
})

it('is of one form of one record, or of a new one', () => {
  expect(isOfForm(draft, { form: 'productos/a', record: 1 })).toBe(true)
  expect(isOfForm(draft, { form: 'productos/a', record: null })).toBe(false)
  expect(isOfForm(draft, { form: 'productos/g', record: 1 })).toBe(false)
})

it('goes by itself after 90 days [DR-09]', () => {
  expect(isOutdated({ at: 0 }, 90 * DAY_MS)).toBe(false)
  expect(isOutdated({ at: 0 }, 90 * DAY_MS + 1)).toBe(true)
})

it('fits a form only in the shape of today, with all that a form needs', () => {
  expect(isWhole(draft)).toBe(true)
  expect(isWhole({ ...draft, shape: DRAFT_SHAPE + 1 })).toBe(false)
  expect(isWhole({ ...draft, content: { ...content, parts: null } } as unknown as Draft)).toBe(false)
  expect(isWhole({ ...draft, content: undefined } as unknown as Draft)).toBe(false)
})

it('names the files that were chosen in it, wherever they stand [DR-01]', () => {
  const chosen = (ticket: string) => ({ kind: 'chosen', ticket, name: 'hoja.png', size: 1 })
  const values = { imagen: chosen('a'), otra: { kind: 'keep' }, adjuntos: [{ imagen: chosen('b') }, null, 'chosen'] }
  expect(filesIn(values).map(({ ticket }) => ticket)).toEqual(['a', 'b'])
  expect(withoutFiles(values, ticket => ticket === 'b')).toEqual({ ...values, adjuntos: [{ imagen: KEEP }, null, 'chosen'] })
})
