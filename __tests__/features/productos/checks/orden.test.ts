import fc from 'fast-check'
import {
  AMONIACAL,
  avisosOf,
  B,
  CA,
  FE,
  frasesOf,
  K,
  MG,
  MN,
  N,
  NITRICO,
  P,
  S,
  written,
  ZN,
} from '@test/features/productos/checks/composiciones'

const linesOf = (names: readonly string[]) => names.map(name => written(name, 1))

it('says what is declared before what, from which regulation, and offers the order [LB-05]', () => {
  const lines = linesOf([N, NITRICO, P, K, MG, ZN, MN, B])
  const [finding] = avisosOf('Orden', lines)
  expect(frasesOf('Orden', lines)).toEqual([
    'El boro (línea 8) se declara antes que el zinc y el manganeso (líneas 6 y 7), y el manganeso antes que el zinc.',
  ])
  expect(finding?.reason).toBe('N, P₂O₅, K₂O; CaO, MgO, Na₂O, SO₃; B, Co, Cu, Fe, Mn, Mo, Zn. Reglamento (UE) 2019/1009, anexo III.')
  expect(finding?.lineas).toEqual([])
  expect(finding?.accion).toMatchObject({ tipo: 'ordenar', lineas: ['1', '2', '3', '4', '5', '8', '7', '6'] })
})

it.each([[[P, N]], [[K, P]], [[CA, N]], [[MG, CA]], [[S, MG]], [[B, K]], [[ZN, MN]], [[FE, B]], [[N, K, P]], [[K, 'Ácidos húmicos', N]]])(
  'tells %j [LB-05]',
  names => {
    expect(avisosOf('Orden', linesOf(names))).toHaveLength(1)
  },
)

it.each([
  [[N, P, K]],
  [[N, NITRICO, AMONIACAL, P]],
  [[CA, MG, S]],
  [[MG, B, FE, MN, ZN]],
  [['Ácidos húmicos', N]],
  [[K, 'Extracto de algas', 'Aminoácidos libres']],
  [['"Contiene"', N, P]],
  [[N]],
  [[]],
  [['Fósforo (P)', N]],
])('says nothing of %j [LB-05]', names => {
  expect(frasesOf('Orden', linesOf(names))).toEqual([])
})

it('offers an order that it says nothing of, and moves no line that it does not know [LB-05]', () => {
  const names = [N, NITRICO, P, K, CA, MG, S, B, FE, MN, ZN, 'Ácidos húmicos', 'Extracto de algas', '"Contiene"']
  fc.assert(
    fc.property(fc.shuffledSubarray(names), shuffled => {
      const accion = avisosOf('Orden', linesOf(shuffled))[0]?.accion
      if (accion?.tipo !== 'ordenar') return
      const laid = accion.lineas.map(id => shuffled[Number(id) - 1] ?? '')
      expect(frasesOf('Orden', linesOf(laid))).toEqual([])
      expect([...laid].sort()).toEqual([...shuffled].sort())
      const unknown = (all: readonly string[]) => all.map(name => (names.indexOf(name) > 10 ? name : ''))
      expect(unknown(laid)).toEqual(unknown(shuffled))
    }),
  )
})
