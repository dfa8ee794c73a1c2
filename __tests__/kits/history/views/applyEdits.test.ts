import type { FormEdit } from '@/kits/history/model/formEdit'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { applyEdits, draftIn, holds } from '@/kits/history/views/applyEdits'
import type { PartDraft } from '@/kits/history/views/target'

const CHOSEN: ImageDraft = { kind: 'chosen', ticket: 't1', name: 'imagen.png', size: 3 }
const TIPO = 'lineas_de_composicion'

interface Line extends PartDraft {
  componente: number | null
  cantidad_1: number
  valor: object
}
const line = (id: string, componente: number | null, cantidad_1 = 1, orden = 0): Line => ({ id, componente, cantidad_1, orden, valor: {} })

/** Target with these fields and lines; `held` has its current values. */
const form = (fields: Record<string, unknown>, lines: Line[] = []) => {
  const held = { fields, lines }
  let made = 0
  const target = {
    read: (campo: string) => held.fields[campo],
    write: (values: object) => {
      held.fields = { ...held.fields, ...values }
    },
    saved: { imagen: 'http://a/1.png', otra: null },
    partes: {
      [TIPO]: {
        get drafts() {
          return held.lines
        },
        make: ({ componente, cantidad_1 }: Record<string, unknown>) => line(`n${(made += 1)}`, componente as number, cantidad_1 as number),
        lay: (drafts: readonly PartDraft[]) => {
          held.lines = drafts as Line[]
        },
      },
    },
  }
  const apply = (...edits: FormEdit[]) => applyEdits(target, edits)
  return { held, apply, target, shown: () => held.lines.map(({ componente, cantidad_1 }) => `${componente}: ${cantidad_1}`) }
}

const campo = (name: string, valor: unknown, idioma: string | null = null): FormEdit => ({ kind: 'campo', campo: name, idioma, valor })

describe('what is brought back into a form', () => {
  it('goes into the language that it is of, and what was there can be put back [HI-03]', () => {
    const { held, apply } = form({ nombre: { es_ES: 'Zinc', fr_FR: 'Zinc' } })
    const undo = apply(campo('nombre', 'Zinc EDTA', 'fr_FR'), campo('nombre', 'Zinco', 'it_IT'))
    expect(held.fields).toEqual({ nombre: { es_ES: 'Zinc', fr_FR: 'Zinc EDTA', it_IT: 'Zinco' } })
    apply(...undo)
    expect(held.fields).toEqual({ nombre: { es_ES: 'Zinc', fr_FR: 'Zinc', it_IT: '' } })
  })

  it('changes nothing where the form holds it already, nor a field that it does not have [HI-03]', () => {
    const { held, apply } = form({ nombre: { es_ES: 'Zinc' }, familia: null, paises: ['es'], color: '' })
    const before = held.fields
    const edits = [campo('nombre', 'Zinc', 'es_ES'), campo('nombre', { es_ES: 'Zinc', fr_FR: '' }), campo('familia', null)]
    expect(apply(...edits, campo('paises', ['ES']), campo('color', null), campo('slug', 'zinc'))).toEqual([])
    expect(held.fields).toBe(before)
    expect(holds(undefined, 'es_ES', null)).toBe(true)
  })

  it('empties the languages that a whole version did not have, and gives a text no null [HI-03]', () => {
    const { held, apply } = form({ nombre: { es_ES: 'Zinc', fr_FR: 'Zinc' }, fecha: '2026-01-02', familia: 3 })
    const undo = apply(campo('nombre', { es_ES: 'Boro' }), campo('fecha', null), campo('familia', null))
    expect(held.fields).toEqual({ nombre: { es_ES: 'Boro', fr_FR: '' }, fecha: '', familia: null })
    apply(...undo)
    expect(held.fields).toEqual({ nombre: { es_ES: 'Zinc', fr_FR: 'Zinc' }, fecha: '2026-01-02', familia: 3 })
  })

  it('is an image like one that was chosen; one that was not there is marked for deletion only where there is one [HI-03]', () => {
    const { held, apply } = form({ imagen: KEEP, otra: KEEP })
    const image = (name: string, picture: ImageDraft): FormEdit => ({ kind: 'imagen', campo: name, valor: null, picture })
    const undo = apply(image('imagen', CHOSEN), image('otra', { kind: 'remove' }))
    expect(held.fields).toEqual({ imagen: CHOSEN, otra: KEEP })
    apply(...undo)
    expect(held.fields).toEqual({ imagen: KEEP, otra: KEEP })
  })

  it('is a line in its place, which can go again [HI-03]', () => {
    const { apply, shown } = form({}, [line('1', 3), line('2', 4, 2, 1)])
    const undo = apply({ kind: 'parte', tipo: TIPO, id: null, fields: { componente: 9, cantidad_1: 7, orden: 1 } })
    expect(shown()).toEqual(['3: 1', '9: 7', '4: 2'])
    apply(...undo)
    expect(shown()).toEqual(['3: 1', '4: 2'])
  })

  it('is a member of a line that is there; a line that is gone takes nothing [HI-03]', () => {
    const { apply, shown } = form({}, [line('1', 3, 8)])
    const undo = apply({ kind: 'parte', tipo: TIPO, id: '1', fields: { cantidad_1: 7.5 } })
    expect(shown()).toEqual(['3: 7.5'])
    expect(apply({ kind: 'parte', tipo: TIPO, id: '4', fields: { cantidad_1: 1 } })).toEqual([])
    apply(...undo)
    expect(shown()).toEqual(['3: 8'])
  })

  it('is all lines of a version: those that say the same stay themselves [HI-03]', () => {
    const { apply, shown, held } = form({}, [line('1', 3), line('2', 4, 2, 1), line('3', 5, 1, 2)])
    const fields = (componente: number, cantidad_1: number) => ({ componente, cantidad_1, valor: {} })
    const undo = apply({ kind: 'partes', tipo: TIPO, partes: [fields(4, 2.5), fields(3, 1), fields(9, 1)] })
    expect(shown()).toEqual(['4: 2.5', '3: 1', '9: 1'])
    expect(held.lines.map(({ id }) => id)).toEqual(['2', '1', 'n1'])
    apply(...undo)
    expect(held.lines.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(apply({ kind: 'partes', tipo: TIPO, partes: [fields(3, 1), fields(4, 2), fields(5, 1)] })).toEqual([])
  })
})

describe('the attachments of a version', () => {
  interface Attachment extends PartDraft {
    imagen: string | null
    picture: ImageDraft
    descripcion: object
  }
  const attachment = (id: string, imagen: string | null, picture: ImageDraft): Attachment => ({
    ...{ id, orden: 0, imagen, picture },
    descripcion: {},
  })
  const trial = (...drafts: Attachment[]) => {
    const held = { drafts }
    const part = {
      get drafts() {
        return held.drafts
      },
      make: ({ imagen, picture }: Record<string, unknown>) => attachment('new', imagen as string | null, (picture ?? KEEP) as ImageDraft),
      lay: (laid: readonly PartDraft[]) => {
        held.drafts = laid as Attachment[]
      },
    }
    const apply = (...edits: FormEdit[]) =>
      applyEdits({ read: () => undefined, write: () => {}, partes: { adjuntos_de_ensayo: part } }, edits)
    return { held, apply, restore: (...partes: object[]) => apply({ kind: 'partes', tipo: 'adjuntos_de_ensayo', partes } as FormEdit) }
  }
  const own: ImageDraft = { ...CHOSEN, ticket: 'own' }

  it('get their saved pictures back, and lose pictures chosen since, until the undo [HI-03]', () => {
    const saved = attachment('1', 'http://a/1.png', own)
    const { held, apply, restore } = trial(saved)
    const undo = restore({ imagen: saved.imagen, descripcion: {} })
    expect(held.drafts).toEqual([{ ...saved, picture: KEEP }])
    expect(restore({ imagen: saved.imagen, descripcion: {} })).toEqual([])
    apply(...undo)
    expect(held.drafts).toEqual([saved])
  })

  it('are not taken for new ones with another picture and the same text [HI-03]', () => {
    const added = attachment('2', null, own)
    const { held, apply, restore } = trial(added)
    const undo = restore({ imagen: null, descripcion: {}, picture: CHOSEN })
    expect(held.drafts).toEqual([attachment('new', null, CHOSEN)])
    apply(...undo)
    expect(held.drafts).toEqual([added])
  })
})

describe('the undo of a version', () => {
  const parts = (componente: number, cantidad_1: number, id?: string) => ({ ...(id && { id }), componente, cantidad_1, valor: {} })
  const ofLines = (...partes: object[]): FormEdit => ({ kind: 'partes', tipo: TIPO, partes: partes as Record<string, unknown>[] })

  it('leaves alone the texts that were written or came since, in every language [HI-03]', () => {
    const { held, apply, target } = form({ nombre: { es_ES: 'Zinc', fr_FR: 'Zinc', it_IT: '' }, fecha: 'hoy', roi: '1', imagen: KEEP })
    const image: FormEdit = { kind: 'imagen', campo: 'imagen', valor: null, picture: CHOSEN }
    const undo = apply(campo('nombre', { es_ES: 'Boro', fr_FR: 'Bore' }), campo('fecha', 'ayer'), campo('roi', '2'), image)
    const other: ImageDraft = { ...CHOSEN, ticket: 't2' }
    target.write({ nombre: { es_ES: 'Boro', fr_FR: 'Bore fin', it_IT: 'Zinco' }, fecha: 'mañana', imagen: other })
    apply(...undo)
    expect(held.fields).toEqual({ nombre: { es_ES: 'Zinc', fr_FR: 'Bore fin', it_IT: 'Zinco' }, fecha: 'mañana', roi: '1', imagen: other })
  })

  it('leaves alone the lines that were added, edited or taken out since [HI-03]', () => {
    const lines = [line('1', 3), line('2', 4, 2, 1), line('3', 5, 1, 2), line('4', 6, 1, 3), line('5', 7, 1, 4)]
    const { held, apply, shown } = form({}, lines)
    const undo = apply(ofLines(parts(3, 1), parts(4, 2.5), parts(6, 8), parts(7, 1), parts(9, 1), parts(10, 1)))
    expect(shown()).toEqual(['3: 1', '4: 2.5', '6: 8', '7: 1', '9: 1', '10: 1'])
    const since: Record<string, Partial<Line>> = { '2': { cantidad_1: 3 }, n2: { cantidad_1: 5 }, '1': { valor: { fr_FR: 'Bore' } } }
    held.lines = [...held.lines.filter(({ id }) => id !== '5').map(each => ({ ...each, ...since[each.id] })), line('ana', 11, 1, 9)]
    apply(...undo)
    // The restore's own changes are gone: 5 is back, 6 has its quantity again, and 9 is out.
    expect(shown()).toEqual(['3: 1', '4: 3', '5: 1', '6: 1', '10: 5', '11: 1'])
    expect(held.lines[0]?.valor).toEqual({ fr_FR: 'Bore' })
    expect(held.lines.map(({ orden }) => orden)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('leaves alone the cards that got other values since, and the languages of those that it returns [HI-03]', () => {
    const { held, target, shown } = form({}, [line('1', 3), line('2', 4, 1, 1), line('3', 5, 1, 2)])
    const { make: _none, ...cards } = target.partes[TIPO]
    const ofCards = { ...target, partes: { [TIPO]: Object.defineProperty(cards, 'drafts', { get: () => held.lines }) } }
    const [, , third] = held.lines
    const undo = applyEdits(ofCards, [ofLines(parts(3, 7, '1'), parts(4, 7, '2'), parts(5, 1, '3'))])
    expect(shown()).toEqual(['3: 7', '4: 7', '5: 1'])
    const since: Record<string, Partial<Line>> = { '1': { valor: { fr_FR: 'Zinc' } }, '2': { cantidad_1: 9 } }
    held.lines = held.lines.map(each => ({ ...each, ...since[each.id] }))
    applyEdits(ofCards, undo)
    expect(shown()).toEqual(['3: 1', '4: 9', '5: 1'])
    expect(held.lines[0]?.valor).toEqual({ fr_FR: 'Zinc' })
    expect(held.lines[2]?.valor).toBe(third?.valor)
  })

  it('goes in any order with that of another change of the same line [HI-03]', () => {
    const { apply, shown } = form({}, [line('1', 3, 8)])
    const first = apply({ kind: 'parte', tipo: TIPO, id: '1', fields: { cantidad_1: 7.5 } })
    const second = apply({ kind: 'parte', tipo: TIPO, id: '1', fields: { componente: 4 } })
    apply(...first)
    expect(shown()).toEqual(['4: 8'])
    apply(...second)
    expect(shown()).toEqual(['3: 8'])
  })
})

it('finds the line that one of the history has become: by its id, by what it says, or by its component [HI-03]', () => {
  const { target } = form({}, [line('1', 3), line('n2', 4, 2), line('n3', 5), line('n4', 5, 2)])
  const found = (registro: number, fields: Record<string, unknown> | null) => draftIn(target, TIPO, registro, fields)?.id
  expect(found(1, null)).toBe('1')
  expect(found(77, { componente: 4, cantidad_1: 2, valor: {} })).toBe('n2')
  expect(found(77, { componente: 4, cantidad_1: 9, valor: {} })).toBe('n2')
  expect(found(77, { componente: 5, cantidad_1: 9, valor: {} })).toBeUndefined()
  expect(found(77, null)).toBeUndefined()
})
