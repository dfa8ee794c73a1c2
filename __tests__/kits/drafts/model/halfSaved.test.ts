import { halfSavedIn, halfSavedOf } from '@/kits/drafts/model/halfSaved'
import type { StepState, StepWords } from '@/store/sequences/slice'

const words: Readonly<Record<string, StepWords>> = {
  Producto: { saved: 'el producto' },
  Ensayo: { saved: 'el ensayo' },
  Adjuntos: { saved: 'los adjuntos', counted: { one: 'adjunto', many: 'adjuntos' } },
  'Imagen de catálogo': { saved: 'la imagen de catálogo' },
  'Líneas de composición': { saved: 'las líneas de composición', counted: { one: 'línea de composición', many: 'líneas de composición' } },
  Fecha: { saved: null },
  'Volver a leer': { saved: null },
}
const step = (name: string, state: StepState) => ({ name, state, ...(words[name] && { words: words[name] }) })
const steps = (...told: [name: string, state: StepState][]) => told.map(([name, state]) => step(name, state))

it('names what the server has and what it lacks, by the steps of the save [DR-03]', () => {
  const told = steps(
    ['Producto', 'done'],
    ['Imagen de catálogo', 'failed'],
    ['Imagen de modo de acción', 'skipped'],
    ['Adjuntos', 'waiting'],
  )
  expect(halfSavedOf({ steps: told, progress: null })).toEqual({
    done: ['el producto'],
    missing: ['la imagen de catálogo', 'los adjuntos'],
  })
})

it('counts the parts of a step that was under way [DR-03]', () => {
  const told = steps(['Producto', 'done'], ['Líneas de composición', 'running'], ['Cómo se aplica', 'waiting'])
  expect(halfSavedOf({ steps: told, progress: { done: 3, total: 7 } })).toEqual({
    done: ['el producto', '3 de 7 líneas de composición'],
    missing: ['4 líneas de composición', 'Cómo se aplica'],
  })
  expect(halfSavedOf({ steps: told, progress: { done: 6, total: 7 } })).toEqual({
    done: ['el producto', '6 de 7 líneas de composición'],
    missing: ['1 línea de composición', 'Cómo se aplica'],
  })
  expect(halfSavedOf({ steps: told, progress: { done: 0, total: 7 } }).missing).toEqual(['las líneas de composición', 'Cómo se aplica'])
})

it('counts what is stored, and says where only the deletion of earlier parts is left [DR-03, DR-05]', () => {
  const told = steps(['Producto', 'done'], ['Líneas de composición', 'running'])
  const at = (deleted: number, stored: number, total = 5) =>
    halfSavedOf({ steps: told, progress: { done: deleted + stored, total: 5 + total, stored: { done: stored, total } } })
  expect(at(0, 3)).toEqual({ done: ['el producto', '3 de 5 líneas de composición'], missing: ['2 líneas de composición'] })
  expect(at(2, 0)).toEqual({ done: ['el producto'], missing: ['las líneas de composición'] })
  const missing = ['la eliminación de líneas de composición anteriores']
  for (const deleted of [0, 2]) expect(at(deleted, 5)).toEqual({ done: ['el producto', 'las líneas de composición'], missing })
  expect(at(2, 0, 0)).toEqual({ done: ['el producto'], missing })
  expect(at(5, 5)).toEqual({ done: ['el producto', 'las líneas de composición'], missing: [] })
})

it('keeps to itself what says nothing to the user [DR-03]', () => {
  expect(halfSavedOf({ steps: steps(['Fecha', 'done'], ['Volver a leer', 'waiting'], ['Ensayo', 'done']), progress: null })).toEqual({
    done: ['el ensayo'],
    missing: [],
  })
})

it('leaves out what had nothing to send [DR-03]', () => {
  const idle = { isIdle: true } as const
  const told = [
    step('Producto', 'done'),
    { ...step('Líneas de composición', 'done'), ...idle },
    { ...step('Cómo se aplica', 'waiting'), ...idle },
    step('Imagen de catálogo', 'waiting'),
  ]
  expect(halfSavedOf({ steps: told, progress: null })).toEqual({ done: ['el producto'], missing: ['la imagen de catálogo'] })
})

it.each([
  ['nothing was sent yet', steps(['Producto', 'waiting'], ['Imagen de catálogo', 'waiting'])],
  ['what was sent was refused', [{ ...step('Producto', 'failed'), isRefused: true as const }]],
  ['all is saved', steps(['Producto', 'done'], ['Volver a leer', 'waiting'])],
])('is no save by halves where %s [DR-03, SE-08]', (_why, told) => {
  expect(halfSavedIn({ steps: told, progress: null })).toBeNull()
})

it('is one as soon as anything may be there [DR-03]', () => {
  const missing = ['el producto']
  expect(halfSavedIn({ steps: steps(['Producto', 'running']), progress: null })).toEqual({ done: [], missing })
  expect(halfSavedIn({ steps: steps(['Producto', 'failed']), progress: null })).toEqual({ done: [], missing })
})
