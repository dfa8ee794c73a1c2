import fc from 'fast-check'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { mergeEdited, rebased, sinceAttempts } from '@/store/merge/merge'

const locale = fc.constantFrom('es_ES', 'en_US', 'fr_FR', 'pt_BR', 'ja_JP')
const map = fc.dictionary(locale, fc.string())

it('writes what was edited and leaves every other locale as it is now [ML-06]', () => {
  fc.assert(
    fc.property(map, map, fc.dictionary(locale, fc.string()), (opened, current, edits) => {
      const { nombre } = mergeEdited({ nombre: opened }, { nombre: { ...opened, ...edits } }, { nombre: current }).merged
      const edited = Object.keys(edits).filter(each => edits[each] !== (opened[each] ?? ''))
      const expected = { ...current, ...Object.fromEntries(edited.map(each => [each, edits[each]])) }
      expect(nombre).toEqual(expected)
    }),
  )
})

it('changes nothing where nothing was edited', () => {
  fc.assert(
    fc.property(map, map, fc.integer(), fc.integer(), (opened, current, before, now) => {
      const was = { nombre: opened, orden: before }
      expect(mergeEdited(was, was, { nombre: current, orden: now })).toEqual({ merged: { nombre: current, orden: now }, clashes: [] })
    }),
  )
})

it('does not take an empty field that was opened and left for an edit', () => {
  const { merged } = mergeEdited<{ nombre: Record<string, string> }>(
    { nombre: {} },
    { nombre: { fr_FR: '' } },
    { nombre: { fr_FR: 'kilo' } },
  )
  expect(merged).toEqual({ nombre: { fr_FR: 'kilo' } })
})

describe('what both have written', () => {
  const opened = { nombre: { es_ES: 'Kilo' }, prioridad: 1, iconos: [1, 2] }

  it('is none in a list, item by item: what one has put in or taken out goes through, unless both have moved it [AP-03]', () => {
    const lists = (before: number[], mine: number[], theirs: number[]) => mergeEdited({ a: before }, { a: mine }, { a: theirs })
    expect(lists([1, 2], [2, 8], [1, 2, 9])).toEqual({ merged: { a: [2, 9, 8] }, clashes: [] })
    expect(lists([1, 2, 3], [3, 1, 2], [2, 3])).toEqual({ merged: { a: [3, 2] }, clashes: [] })
    expect(lists([1, 2, 3], [3, 1, 2], [2, 1, 3])).toEqual({
      merged: { a: [3, 1, 2] },
      clashes: [{ field: 'a', locale: null, mine: [3, 1, 2], theirs: [2, 1, 3] }],
    })
  })

  it('is a clash, in one locale of a map or in a whole value, and mine is what a save would write', () => {
    const mine = { nombre: { es_ES: 'Kilogramo' }, prioridad: 2, iconos: [2] }
    const theirs = { nombre: { es_ES: 'kg', fr_FR: 'kilo' }, prioridad: 3, iconos: [1, 2, 3] }
    expect(mergeEdited<typeof opened>(opened, mine, theirs)).toEqual({
      merged: { nombre: { es_ES: 'Kilogramo', fr_FR: 'kilo' }, prioridad: 2, iconos: [2, 3] },
      clashes: [
        { field: 'nombre', locale: 'es_ES', mine: 'Kilogramo', theirs: 'kg' },
        { field: 'prioridad', locale: null, mine: 2, theirs: 3 },
      ],
    })
  })

  it('is none where they wrote the same, or where only one of them wrote', () => {
    const mine = { ...opened, nombre: { es_ES: 'Kilogramo' }, prioridad: 4 }
    const theirs = { ...opened, nombre: { es_ES: 'Kilogramo' }, iconos: [] }
    expect(mergeEdited<{ nombre: Record<string, string>; prioridad: number; iconos: number[] }>(opened, mine, theirs)).toEqual({
      merged: { nombre: { es_ES: 'Kilogramo' }, prioridad: 4, iconos: [] },
      clashes: [],
    })
  })
})

describe('what a form goes on from after an earlier try of its own', () => {
  const opened = { nombre: { es_ES: 'Kilo', fr_FR: 'kilo' }, prioridad: 1 }
  const attempts = { nombre: { es_ES: 'Kilogramo', fr_FR: 'kilo' }, prioridad: 2 }
  const afterwards = (typed: typeof opened, current: typeof opened) =>
    mergeEdited<typeof opened>(sinceAttempts(opened, [attempts], current), typed, current)

  it('is what it has sent, so that nobody clashes with themselves', () => {
    const typed = { nombre: { es_ES: 'Kg', fr_FR: 'kilo' }, prioridad: 3 }
    expect(afterwards(typed, attempts)).toEqual({ merged: typed, clashes: [] })
  })

  it('is what it has sent, so that what is taken back is taken back', () => {
    expect(afterwards(opened, attempts)).toEqual({ merged: opened, clashes: [] })
  })

  it('is what it has sent, though the server has taken outer white space off a name', () => {
    const sent = { nombre: { es_ES: ' Kilogramo ' } }
    const [before, now] = [{ nombre: { es_ES: 'Kilo' } }, { nombre: { es_ES: 'Kilogramo' } }]
    expect(mergeEdited(sinceAttempts(before, [sent], now), sent, now).clashes).toEqual([])
  })

  it('is of a list what it has put in and taken out, so that both can be taken back', () => {
    const [before, sent] = [{ a: [1, 2] }, { a: [2, 8] }]
    const now = { a: [2, 8, 9] }
    expect(mergeEdited(sinceAttempts(before, [sent], now), before, now)).toEqual({ merged: { a: [1, 2, 9] }, clashes: [] })
  })

  it('stays what it opened with where others have written since, or where nothing of it arrived', () => {
    const theirs = { nombre: { es_ES: 'Suyo', fr_FR: 'kilo' }, prioridad: 2 }
    expect(afterwards(attempts, theirs).clashes).toEqual([{ field: 'nombre', locale: 'es_ES', mine: 'Kilogramo', theirs: 'Suyo' }])
    expect(afterwards(attempts, opened)).toEqual({ merged: attempts, clashes: [] })
  })
})

describe('the image of a form is one value', () => {
  const LEAF: ImageDraft = {
    ...{ kind: 'chosen', ticket: 'a', name: 'hoja.png', size: 3 },
    facts: { width: 4, height: 3, origin: 'convertida de HEIC' },
  }
  const BAG: ImageDraft = { kind: 'chosen', ticket: 'b', name: 'saco.png', size: 5 }
  const image = fc.constantFrom<ImageDraft>(KEEP, { kind: 'remove' }, LEAF, BAG)
  const merge = (opened: ImageDraft, mine: ImageDraft, theirs: ImageDraft) =>
    mergeEdited<{ imagen: ImageDraft }>({ imagen: opened }, { imagen: mine }, { imagen: theirs })

  it('of which no file gets the name, the size or the facts of another one [IM-01, DR-04]', () => {
    fc.assert(
      fc.property(image, image, image, (opened, mine, theirs) => {
        const { merged } = merge(opened, mine, theirs)
        expect([mine, theirs]).toContainEqual(merged.imagen)
        const base = rebased({ imagen: opened }, { imagen: mine }, { imagen: theirs })
        expect([opened, theirs]).toContainEqual(base.imagen)
        expect([opened, theirs]).toContainEqual(sinceAttempts(base, [{ imagen: mine }], { imagen: theirs }).imagen)
      }),
    )
  })

  it('that is a clash of one field where both have changed it, to different images [IM-01, DR-04]', () => {
    expect(merge(KEEP, BAG, LEAF)).toEqual({
      merged: { imagen: BAG },
      clashes: [{ field: 'imagen', locale: null, mine: BAG, theirs: LEAF }],
    })
    expect(merge(KEEP, { kind: 'remove' }, LEAF).clashes).toEqual([
      { field: 'imagen', locale: null, mine: { kind: 'remove' }, theirs: LEAF },
    ])
  })

  it('that is no clash where one of them has left it, or both have the same [IM-01, DR-04]', () => {
    expect(merge(KEEP, LEAF, KEEP)).toEqual({ merged: { imagen: LEAF }, clashes: [] })
    expect(merge(KEEP, KEEP, LEAF)).toEqual({ merged: { imagen: LEAF }, clashes: [] })
    expect(merge(BAG, KEEP, BAG)).toEqual({ merged: { imagen: KEEP }, clashes: [] })
    expect(merge(KEEP, LEAF, structuredClone(LEAF))).toEqual({ merged: { imagen: LEAF }, clashes: [] })
  })
})
