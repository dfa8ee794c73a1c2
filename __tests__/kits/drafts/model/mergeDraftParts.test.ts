import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { mergeDraftParts } from '@/kits/drafts/model/mergeDraftParts'

interface Part {
  id: string
  orden: number
  valor: number
  texto: { es_ES: string }
}

const rules = {
  contentOf: ({ valor, texto, orden }: Part) => ({ valor, texto, orden }),
  isLike: (one: Part, other: Part) => one.texto.es_ES === other.texto.es_ES,
}
const part = (id: string, valor: number, texto = `n${id}`): Part => ({ id, orden: 0, valor, texto: { es_ES: texto } })
const placed = (...parts: Part[]): Part[] => parts.map((each, orden) => ({ ...each, orden }))
const opened = placed(part('1', 1), part('2', 2))

interface Sides {
  draft: Part[]
  form: Part[]
  /** Parts that the form was opened with. */
  now?: Part[]
  wasSaving?: boolean
}
const merge = ({ draft, form, now = opened, wasSaving = false }: Sides) =>
  mergeDraftParts({ opened, drafts: draft }, { ...rules, opened: now, drafts: form }, { resource: 'lineas', wasSaving })
const brief = (parts: readonly Part[] = []) => parts.map(({ id, valor }) => `${id}=${valor}`)

it('leaves a side without edits to the form [DR-04]', () => {
  const edited = placed(part('1', 9))
  expect(merge({ draft: edited, form: opened })).toEqual({ opened, drafts: edited, clashes: [] })
  expect(merge({ draft: opened, form: edited })).toEqual({ opened, drafts: opened, clashes: [] })
  expect(merge({ draft: opened, form: edited, wasSaving: true })).toEqual({ opened, drafts: edited, clashes: [] })
})

it('takes added, changed and removed parts of both sides [DR-04]', () => {
  const merged = merge({ draft: placed(part('1', 9), part('2', 2), part('d', 3)), form: placed(part('1', 1), part('f', 4)) })
  expect(merged).toEqual({ opened, drafts: placed(part('1', 9), part('f', 4), part('d', 3)), clashes: [] })
})

it('asks about parts changed or removed on both sides, and about their order; the draft is "mine" [DR-04]', () => {
  const merged = merge({ draft: placed(part('1', 8), part('2', 5)), form: placed(part('1', 9)) })
  expect(brief(merged.drafts)).toEqual(['1=8', '2=5'])
  expect(merged.clashes).toEqual([
    { field: 'lineas', locale: null, part: '1', mine: part('1', 8), theirs: part('1', 9) },
    { field: 'lineas', locale: null, part: '2', mine: { ...part('2', 5), orden: 1 }, theirs: null },
  ])
  const [one, two, three] = [part('1', 1), part('2', 2), part('3', 3)]
  const before = placed(one, two, three)
  const ordered = mergeDraftParts(
    { opened: before, drafts: placed(two, one, three) },
    { ...rules, opened: before, drafts: placed(three, one, two) },
    { resource: 'lineas', wasSaving: false },
  )
  const [clash] = ordered.clashes
  expect(clash).toMatchObject({ part: 'orden' })
  expect([brief(clash?.mine as Part[]), brief(clash?.theirs as Part[])]).toEqual([
    ['2=2', '1=1', '3=3'],
    ['3=3', '1=1', '2=2'],
  ])
})

it('takes what others have saved since, under other ids, without a question [DR-04, SY-04]', () => {
  const now = placed(part('11', 1, 'n1'), part('12', 7, 'n2'), part('13', 3))
  const form = placed(part('11', 1, 'n1'), part('12', 8, 'n2'), part('13', 3), part('f', 4))
  const merged = merge({ draft: placed(part('1', 9), part('2', 2)), form, now })
  expect(brief(merged.drafts)).toEqual(['1=9', '2=8', '13=3', 'f=4'])
  expect(brief(merged.opened)).toEqual(['1=1', '2=7', '13=3'])
  expect(merged.clashes).toEqual([])
})

it('keeps the ids of a save in progress, and has what the save has made once [DR-03, DR-04]', () => {
  // The save has made '21' of the changed '1', and '22' of the new 'd'; the old '1' is not deleted yet.
  const now = placed(part('1', 1), part('21', 9, 'n1'), part('2', 2), part('22', 3, 'nd'))
  const merged = merge({
    draft: placed(part('1', 9), part('2', 2), part('d', 3)),
    form: placed(...now, part('f', 4)),
    now,
    wasSaving: true,
  })
  expect(brief(merged.drafts).sort()).toEqual(['1=9', '2=2', 'd=3', 'f=4'])
  expect(merged.opened).toEqual(opened)
  expect(merged.clashes).toEqual([])
})

describe('parts with a picture', () => {
  interface Picture extends Part {
    picture: ImageDraft
  }
  const LEAF: ImageDraft = { kind: 'chosen', ticket: 'a', name: 'hoja.png', size: 3, facts: { width: 4, height: 3, origin: null } }
  const BAG: ImageDraft = { kind: 'chosen', ticket: 'b', name: 'saco.png', size: 5 }
  const withPicture = (picture: ImageDraft, texto = 'n1'): Picture[] => [{ ...part('1', 1, texto), picture }]
  const merged = (draft: Picture[], form: Picture[]) =>
    mergeDraftParts(
      { opened: withPicture(KEEP), drafts: draft },
      { contentOf: ({ texto, picture }: Picture) => ({ texto, picture }), opened: withPicture(KEEP), drafts: form },
      { resource: 'adjuntos', wasSaving: false },
    )

  it('have the picture of the draft whole, and ask once where the form has another one [IM-01, DR-04]', () => {
    expect(merged(withPicture(BAG), withPicture(LEAF))).toMatchObject({
      drafts: withPicture(BAG),
      clashes: [{ part: '1', mine: { picture: BAG }, theirs: { picture: LEAF } }],
    })
    expect(merged(withPicture(BAG), withPicture(LEAF)).drafts).toEqual(withPicture(BAG))
  })

  it('ask nothing about the same picture, or about a picture and a text [IM-01, DR-04]', () => {
    expect(merged(withPicture(LEAF), withPicture(structuredClone(LEAF)))).toMatchObject({ drafts: withPicture(LEAF), clashes: [] })
    expect(merged(withPicture(LEAF), withPicture(KEEP, 'otro'))).toMatchObject({ drafts: withPicture(LEAF, 'otro'), clashes: [] })
  })
})
