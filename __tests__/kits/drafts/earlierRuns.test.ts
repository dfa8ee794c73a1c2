import { withWords } from '@/kits/drafts/earlierRuns'
import { halfSavedIn, isAllSaved } from '@/kits/drafts/model/halfSaved'
import type { KeptRun } from '@/kits/drafts/keptRun'

const runOf = (...steps: KeptRun['steps']): KeptRun => ({ key: 'k', steps, facts: {}, progress: { done: 2, total: 5 } })

it('words runs that 0.4.9 has kept as it did [DR-03]', () => {
  const kept = runOf(
    { name: 'Fecha', state: 'done' },
    { name: 'Ensayo', state: 'done' },
    { name: 'Resultados', state: 'running' },
    { name: 'Adjuntos', state: 'waiting' },
    { name: 'Imagen catálogo', state: 'waiting' },
    { name: 'Volver a leer', state: 'waiting' },
  )
  expect(halfSavedIn(withWords(kept))).toEqual({
    done: ['el ensayo', '2 de 5 resultados'],
    missing: ['3 resultados', 'los adjuntos', 'la imagen de catálogo'],
  })
  expect(isAllSaved(withWords(runOf({ name: 'Producto', state: 'done' }, { name: 'Volver a leer', state: 'waiting' })))).toBe(true)
})

it('leaves the words of a step that states its own, and the name of one that never had any [DR-03]', () => {
  const kept = runOf(
    { name: 'Producto', state: 'done', words: { saved: 'el producto acabado' } },
    { name: 'Imagen del envase', state: 'failed' },
    { name: 'Cómo se aplica', state: 'waiting' },
  )
  expect(halfSavedIn(withWords(kept))).toEqual({ done: ['el producto acabado'], missing: ['Imagen del envase', 'Cómo se aplica'] })
})
