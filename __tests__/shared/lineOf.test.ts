import * as fc from 'fast-check'
import { isLine } from '@/kits/history/model/fieldCatalogue'
import { lineOf, storedText, withoutBreaks } from '@/shared/lineOf'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { fieldText } from '@/features/traducciones/archivo/fieldText'
import { expectLinear } from '@test/support/linear'

it.each([
  ['\n      Zinc liquide\n    ', 'Zinc liquide'],
  ['Zinc\r\n  liquide', 'Zinc liquide'],
  ['Zinc\u2028liquide', 'Zinc liquide'],
  [' a  b ', 'a  b'],
  ['\u00a0\ufeff\ta ', 'a'],
  ['a \u200f', 'a \u200f'],
  [' \n ', ''],
  [' \t ', ''],
])('%j is %j in a field of one line [ML-01]', (text, expected) => {
  expect(lineOf(text)).toBe(expected)
})

it('a text that is being typed loses its line breaks, and keeps the blanks at its ends [ML-01]', () => {
  expect(withoutBreaks('Zinc ')).toBe('Zinc ')
  expect(withoutBreaks(' Zinc\n  liquide\n')).toBe('Zinc liquide')
})

it('a name is stored without line breaks and outer white space, and every other text as it is [ML-01]', () => {
  const { nombre, seo_title, descripcion } = resources.productos_genericos.fields
  const stored = [nombre, seo_title, descripcion].map(field => storedText(field, ' a \n b\t'))
  expect(stored).toEqual(['a b', ' a \n b\t', ' a \n b\t'])
})

it('nothing that is typed holds a line break then, and what holds none stays [ML-01]', () => {
  const text = fc.array(fc.constantFrom('\n', '\r', ' ', '\t', '\v', '\x85', 'a', 'ñ', '<sub>')).map(pieces => pieces.join(''))
  fc.assert(
    fc.property(text, each => {
      const line = lineOf(each)
      expect(line).not.toMatch(/[\n\r\v\f\x85\u2028\u2029]/)
      expect(line).toBe(line.trim())
      expect(lineOf(line)).toBe(line)
      expect(line.replace(/\s/g, '')).toBe(each.replace(/[\s\x85]/g, ''))
    }),
  )
})

it('takes a time that grows with the text and no faster [ML-01]', () => {
  expectLinear(size => ' '.repeat(size) + 'a', lineOf)
})

it('names have one line in every resource [ML-01]', () => {
  const names = Object.values<Resource>(resources).flatMap(({ name, fields }) => (fields['nombre']?.kind === 'text' ? [name] : []))
  expect(names.length).toBeGreaterThan(8)
  for (const tipo of names) expect(isLine(tipo, 'nombre')).toBe(true)
  expect(isLine('lineas_de_composicion', 'valor')).toBe(false)
  expect(isLine('magnitudes', 'valor')).toBe(true)
})

it('a text of one line loses the layout of the file around it and within [TX-05]', () => {
  const campo = { tipo: 'productos_genericos', campo: 'seo_title', origen: 'Uno' }
  expect(fieldText('\n    Un\n    deux\n   ', campo)).toBe('Un deux')
  expect(fieldText(' Un', campo)).toBe(' Un')
})

it('a text of several lines loses the layout of the file around it and keeps its own lines [TX-05]', () => {
  const campo = { tipo: 'familias', campo: 'descripcion', origen: 'Uno.\nDos.' }
  expect(fieldText('\n    Un.\nDeux.\n   ', campo)).toBe('Un.\nDeux.')
  expect(fieldText('Un.\nDeux.\n', { ...campo, origen: 'Uno.\nDos.\n' })).toBe('Un.\nDeux.\n')
  expect(fieldText(' Un', campo)).toBe(' Un')
})
