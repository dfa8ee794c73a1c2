import { magnitudes } from '@/store/catalogues'
import { sequencesOf } from '@/store/actionLog/sequencesOf'
import { selectToasts } from '@/store/toasts'
import { loggedIn, replayed } from '@test/support/replayed'

const LOG = 'guardado-repetido.json'

it('has no record and says why after the save that failed, and one record after it was sent again [MA-11, AC-06]', () => {
  const failed = replayed(LOG, 8)
  expect(selectToasts(failed)).toMatchObject([{ tone: 'error', text: 'Se ha producido un error al guardar la magnitud' }])
  const names = magnitudes.selectAll(replayed(LOG)).map(({ valor }) => valor.es_ES)
  expect(names.filter(name => name === 'fanega')).toHaveLength(1)
  expect(magnitudes.selectAll(failed)).toHaveLength(names.length - 1)
})

it('reads as the sequence ran [AC-02]', () => {
  expect(
    sequencesOf(loggedIn(LOG)).map(({ outcome, steps }) => [outcome, ...steps.map(({ name, outcome }) => `${name}: ${outcome}`)]),
  ).toEqual([
    ['failed', 'Registro: failed'],
    ['done', 'Registro: done'],
  ])
})
