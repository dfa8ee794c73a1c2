import * as fc from 'fast-check'
import { differencesInWords, textDifferences } from '@/features/traducciones/archivo/textDifferences'

const said = (origen: string, destino: string): string | null => {
  const found = textDifferences(origen, destino)
  return found && differencesInWords(found)
}

it.each([
  ['Abono 8-3-3', 'Zinc liquide', 'Faltan 8 y 3 (2 veces).'],
  ['Abono 19-19-19 y otra vez 19', 'Zinc', 'Faltan 19 (4 veces).'],
  ['Abono 8-3-3-3', 'Zinc', 'Faltan 8 y 3 (3 veces).'],
  ['Zinc', 'Engrais 8-3-3', 'Sobran 8 y 3 (2 veces).'],
  ['P<sub>2</sub>O<sub>5</sub> prueba', 'P<sub>2</sub>O5 essai', 'Falta el subíndice 5.'],
  ['P2O5', 'P<sub>2</sub>O5', 'Sobra el subíndice 2.'],
  ['Zn<sup>2+</sup>', 'Zn', 'Falta el superíndice 2+.'],
  ['Zn<sup>2+</sup>', 'Zn<sub>2+</sub>', 'Falta el superíndice 2+. Sobra el subíndice 2+.'],
  ['10 kg/ha', '10 g/ha', 'Falta kg/ha. Sobra g/ha.'],
  ['kg', 'g', 'Falta kg. Sobra g.'],
  ['Riqueza del 5 %', 'Richesse de 5', 'Falta %.'],
  ['2,5 l', '25 l', 'Falta 2,5. Sobra 25.'],
  ['2,5 l', '2,5 ml', 'Falta l. Sobra ml.'],
  ['Dosis: 3', 'Dose : ٤', 'Falta 3. Sobra 4.'],
])('%s in the source and %s in the translation differ: %s [TX-05]', (origen, destino, expected) => {
  expect(said(origen, destino)).toBe(expected)
})

it.each([
  ['P<sub>2</sub>O<sub>5</sub>', 'P₂O₅ essai'],
  ['Zn<sup>2+</sup>', 'Zn²⁺'],
  ['1.000 litros', '1,000 litres'],
  ['1.000 litros', '1 000 litres'],
  ['1.234,5 kg', '1,234.5 kg'],
  ['2,50 L', '2.5 l'],
  ['5%', '5 %'],
  ['3 días a 20 °C', '3 jours à 20°C'],
  ['m<sup>2</sup>', 'm²'],
  ['5 % p/p', '5 % w/w'],
  ['Aplicar 2 kg/ha', 'Внести 2 кг/га'],
  ['3 aplicaciones', '٣ تطبيقات'],
  ['Algas', 'Algues'],
  ['Algas', ''],
])('%s and %s say the same of numbers, units and scripts [TX-05]', (origen, destino) => {
  expect(said(origen, destino)).toBeNull()
})

it('what one text lacks beside the other, the other has besides [TX-05]', () => {
  const piece = fc.constantFrom('8-3-3', '<sub>2</sub>', '<sup>+</sup>', '₅', '²', ' kg/ha', '5 %', '1.000', 'O5', 'abono ', '<sub>', '٣')
  const text = fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join(''))
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [there, back] = [textDifferences(one, other), textDifferences(other, one)]
      expect(there?.faltan ?? []).toEqual(back?.sobran ?? [])
      expect(there?.sobran ?? []).toEqual(back?.faltan ?? [])
      expect(textDifferences(one, one)).toBeNull()
    }),
  )
})
