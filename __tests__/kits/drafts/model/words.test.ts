import { detailOf, discardQuestion, halfSavedInWords, lossOf, titleOf } from '@/kits/drafts/model/words'
import { briefMomentOf, momentOf, tableMomentOf } from '@/ui/text/dates'
import { listed } from '@/shared/listed'

// Times in the local time zone, so that their words do not depend on it.
const at = new Date(2026, 10, 21, 17, 42).getTime()
const early = new Date(2025, 2, 3, 9, 5).getTime()
const half = { done: ['el producto', '3 de 7 líneas de composición'], missing: ['4 líneas de composición', 'Cómo se aplica'] }

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 10, 22) }))
afterEach(() => jest.useRealTimers())

it('joins words as Spanish does', () => {
  expect(listed(['Título'])).toBe('Título')
  expect(listed(['Título', 'Código'])).toBe('Título y Código')
  expect(listed(['Título', 'Descripción', 'Imagen de catálogo'])).toBe('Título, Descripción e Imagen de catálogo')
})

it('tells when, in a sentence, in a list and in a table, of another year with the year [DR-02, DR-05]', () => {
  expect([momentOf(at), briefMomentOf(at), tableMomentOf(at)]).toEqual(['21 de noviembre a las 17:42', '21 nov 17:42', '2026-11-21 17:42'])
  expect([momentOf(early), tableMomentOf(early)]).toEqual(['3 de marzo de 2025 a las 09:05', '2025-03-03 09:05'])
})

it('says what a bar says of changes, and of a save that was cut short [DR-02, DR-03]', () => {
  expect(titleOf({ at, half: null })).toBe('Tiene cambios sin guardar del 21 de noviembre a las 17:42')
  expect(titleOf({ at, half })).toBe('Un guardado quedó a medias el 21 de noviembre a las 17:42')
  expect(detailOf({ half: null, changes: ['Título', 'Código'] })).toBe('Título, Código')
  expect(detailOf({ half, changes: ['Título'] })).toBe(
    'Ya están guardados el producto y 3 de 7 líneas de composición. Faltan 4 líneas de composición y Cómo se aplica.',
  )
  expect(detailOf({ half: { done: [], missing: [] }, changes: ['Título'] })).toBe('Título')
})

it('leaves out of a half save what there is none of [DR-03]', () => {
  expect(halfSavedInWords({ done: [], missing: ['los resultados'] })).toBe('Faltan los resultados.')
  expect(halfSavedInWords({ done: ['el ensayo', 'los resultados'], missing: [] })).toBe('Ya están guardados el ensayo y los resultados.')
  const deletion = 'la eliminación de líneas de composición anteriores'
  expect(halfSavedInWords({ done: ['el producto', 'las líneas de composición'], missing: [deletion] })).toBe(
    `Ya están guardados el producto y las líneas de composición. Falta ${deletion}.`,
  )
  expect(halfSavedInWords({ done: ['la imagen de catálogo'], missing: ['Cómo se aplica'] })).toBe(
    'Ya está guardada la imagen de catálogo. Falta Cómo se aplica.',
  )
  expect(halfSavedInWords({ done: ['el ensayo'], missing: ['1 de 3 resultados'] })).toBe(
    'Ya está guardado el ensayo. Faltan 1 de 3 resultados.',
  )
  expect(halfSavedInWords({ done: ['el ensayo', '2 de 3 resultados'], missing: ['1 resultado'] })).toBe(
    'Ya están guardados el ensayo y 2 de 3 resultados. Falta 1 resultado.',
  )
  expect(halfSavedInWords({ done: [], missing: ['12 resultados'] })).toBe('Faltan 12 resultados.')
})

it('asks before a draft goes, and says what is lost and what stays [DR-05]', () => {
  expect(discardQuestion({ name: 'Tomate' })).toBe('¿Descartar el borrador de Tomate?')
  expect(lossOf({ at, half: null, changes: ['Título', 'Código'] })).toBe(
    'Se pierden los cambios del 21 de noviembre a las 17:42: Título y Código.',
  )
  // Saved changes are not lost.
  expect(lossOf({ at, half, changes: ['Título'] })).toBe(
    'Se pierden los cambios del 21 de noviembre a las 17:42: 4 líneas de composición y Cómo se aplica. Lo que ya está guardado se queda como está.',
  )
})
