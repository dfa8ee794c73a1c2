import { allMatchingText, retryLabel, selectMatchingLabel } from '@/kits/lists/selection/words'

const acabado = { one: 'producto acabado', many: 'productos acabados', gender: 'm' } as const
const familia = { one: 'familia', many: 'familias', gender: 'f' } as const

it.each([
  [acabado, 'Todos los que cumplen', 'Seleccionar los 37 que cumplen', 'Seleccionar el que cumple', 'Reintentar los 3'],
  [familia, 'Todas las que cumplen', 'Seleccionar las 37 que cumplen', 'Seleccionar la que cumple', 'Reintentar las 3'],
])('the words of a selection agree with $many [LS-04, LS-05]', (noun, all, several, one, retry) => {
  expect([allMatchingText(noun), selectMatchingLabel(noun, 37), selectMatchingLabel(noun, 1), retryLabel(noun, 3)]).toEqual([
    ...[all, several, one, retry],
  ])
  expect(retryLabel(noun, 1)).toBe('Reintentar')
})
