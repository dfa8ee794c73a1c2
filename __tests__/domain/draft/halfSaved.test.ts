import { halfSavedOf } from '@/domain/draft/halfSaved'

const steps = (...told: [name: string, state: string][]) => told.map(([name, state]) => ({ name, state }))

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
  expect(halfSavedOf({ steps: told, progress: { done: 0, total: 7 } }).missing).toEqual(['las líneas de composición', 'Cómo se aplica'])
})

it('keeps to itself what says nothing to the user [DR-03]', () => {
  expect(halfSavedOf({ steps: steps(['Fecha', 'done'], ['Volver a leer', 'waiting'], ['Ensayo', 'done']), progress: null })).toEqual({
    done: ['el ensayo'],
    missing: [],
  })
})
