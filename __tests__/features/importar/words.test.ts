import { leftInWords, undoInWords, undoneIn, undoQuestion, undoTitle } from '@/features/importar/result/words'
import { discardInWords, halfDoneInWords } from '@/features/importar/words'
import { reviewedRow, runOf, runRow } from '@test/features/importar/given'

it.each([
  [[0, 1, 1], 'su fila no está importada todavía.'],
  [[0, 3, 3], 'ninguna de sus 3 filas está importada todavía.'],
  [[1, 3, 2], '1 de 3 filas ya está importada. Sigue donde estaba, sin repetir ninguna.'],
  [[2, 3, 0], '2 de 3 filas ya están importadas. La otra no se ha podido importar.'],
  [[1, 3, 0], '1 de 3 filas ya está importada. Las demás no se han podido importar.'],
] as const)('the notice of an interrupted import agrees with the number of its rows: %j [IX-06]', ([done, total, waiting], sentence) => {
  expect(halfDoneInWords('a.csv', done, total, waiting)).toBe(`a.csv: ${sentence} Se descarta a los 90 días.`)
})

it.each([
  [0, 1, false, 'La fila no se importa.'],
  [0, 2, false, 'No se importa ninguna de las 2 filas.'],
  [1, 1, false, 'La fila ya importada se queda; la que falta no se importa.'],
  [2, 3, false, 'Las 2 filas ya importadas se quedan; las 3 que faltan no se importan.'],
  [0, 1, true, 'La fila no se importa. Lo que ya se ha escrito de ella se queda.'],
  [1, 2, true, 'La fila ya importada se queda; las 2 que faltan no se importan. Lo que ya se ha escrito de ellas se queda.'],
])('the question of a discard agrees with %d imported rows and %d others, of which a part is written: %s [IX-06]', (...given) => {
  const [done, left, isPartWritten, sentence] = given
  expect(discardInWords(done, left, isPartWritten)).toBe(sentence)
})

it('the sentence on the rows that the review left out agrees with their number [IX-06]', () => {
  const error = reviewedRow(2, { state: 'error' })
  expect(leftInWords([error], false)).toContain('«Descargar lo que falta» la incluye, con su motivo')
  expect(leftInWords([error, error], false)).toContain('«Descargar lo que falta» las incluye, con su motivo')
})

it.each([
  [[0, 29, []], '29 familias nuevas van a la papelera'],
  [[0, 1, ['iconos']], '1 familia nueva y 1 icono creado van a la papelera'],
  [[2, 0, []], '2 familias vuelven a como estaban'],
  [[1, 1, []], '1 familia vuelve a como estaba y 1 nueva va a la papelera'],
  [[1, 0, ['iconos']], '1 familia vuelve a como estaba y 1 icono creado va a la papelera'],
  [[2, 3, ['iconos', 'iconos']], '2 familias vuelven a como estaban, y 3 nuevas y 2 iconos creados van a la papelera'],
] as const)('an undo tells changed, new and created records apart: %j [IX-07]', ([changed, created, made], sentence) => {
  const states = [...Array<'changed'>(changed).fill('changed'), ...Array<'created'>(created).fill('created')]
  // The last name has no record, because its creation has failed.
  const names = [...made, 'iconos' as const].map((recurso, at) => ({
    ...{ key: `iconos/${at}`, recurso, text: `Icono ${at}`, reason: null },
    id: at < made.length ? at + 1 : null,
  }))
  const run = runOf(
    states.map((state, at) => runRow(reviewedRow(at + 2, { id: state === 'created' ? null : at + 2 }), state, { id: at + 2 })),
    { names },
  )
  const stays = 'Lo que alguien haya cambiado desde entonces se queda como está'
  expect(undoQuestion(run)).toBe(`${sentence}. ${stays}.`)
  expect(undoInWords(run)).toBe(`${sentence}. ${stays}, y se le dirá cuál es.`)
})

it('an undo counts rows that failed after a part was written, and without any the records of missing names [IX-07]', () => {
  const failed = runRow(reviewedRow(2, { id: null }), 'failed', { id: 40 })
  const names = [{ key: 'iconos/a', recurso: 'iconos', text: 'Hoja', id: 4, reason: null }] as const
  const run = runOf([failed, runRow(reviewedRow(3), 'failed', { id: 3 }), runRow(reviewedRow(4), 'failed')], { names })
  expect(undoTitle(run)).toBe('¿Deshacer la importación de 2 familias?')
  expect(undoQuestion(run)).toContain('1 familia vuelve a como estaba, y 1 nueva y 1 icono creado van a la papelera.')
  expect(undoneIn(run)).toBe(2)
  const only = runOf([runRow(reviewedRow(2), 'failed')], { names })
  expect([undoTitle(only), undoneIn(only)]).toEqual(['¿Deshacer la importación?', 1])
  expect(undoQuestion(only)).toMatch(/^1 icono creado va a la papelera\./)
})
