import { isFieldText, pastedText } from '@/app/pastedText'

it.each([
  [
    'Favorece la flo\u00adra\u00adción\u000bMejora el cuaje',
    'Favorece la floración\nMejora el cuaje',
    'Favorece la floración Mejora el cuaje',
  ],
  ['\ufeffUno\u2028Dos\u2029Tres\ufffc', 'Uno\nDos\nTres', 'Uno Dos Tres'],
  ['Uno \u0085 Dos\u00ad', 'Uno \n Dos', 'Uno Dos'],
])('a copied text %j loses what does not show, and breaks where its breaks are [ML-03]', (copied, multiline, oneLine) => {
  expect(isFieldText(copied)).toBe(false)
  expect(pastedText(copied, true)).toBe(multiline)
  expect(pastedText(copied, false)).toBe(oneLine)
  expect(isFieldText(multiline)).toBe(true)
})
