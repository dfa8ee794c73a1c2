import fc from 'fast-check'
import { mergeEdited } from '@/domain/locales/merge'

const locale = fc.constantFrom('es_ES', 'en_US', 'fr_FR', 'pt_BR', 'ja_JP')
const map = fc.dictionary(locale, fc.string())

it('writes what was edited and leaves every other locale as it is now [ML-06]', () => {
  fc.assert(
    fc.property(map, map, fc.dictionary(locale, fc.string()), (opened, current, edits) => {
      const { nombre = {} } = mergeEdited({ nombre: opened }, { nombre: { ...opened, ...edits } }, { nombre: current })
      const edited = Object.keys(edits).filter(each => edits[each] !== (opened[each] ?? ''))
      const expected = { ...current, ...Object.fromEntries(edited.map(each => [each, edits[each]])) }
      expect(nombre).toEqual(expected)
    }),
  )
})

it('changes nothing where nothing was edited', () => {
  fc.assert(
    fc.property(map, map, (opened, current) => {
      expect(mergeEdited({ nombre: opened }, { nombre: opened }, { nombre: current })).toEqual({ nombre: current })
    }),
  )
})

it('does not take an empty field that was opened and left for an edit', () => {
  expect(mergeEdited({ nombre: {} }, { nombre: { fr_FR: '' } }, { nombre: { fr_FR: 'kilo' } })).toEqual({ nombre: { fr_FR: 'kilo' } })
})
