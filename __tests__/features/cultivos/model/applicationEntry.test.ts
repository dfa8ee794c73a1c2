import { changedFields } from '@/kits/drafts/model/changesIn'
import { APPLICATION_MODES } from '@/shared/resources/comoSeAplica'

const saved = { modo_de_aplicacion: 1, objetivo: { es_ES: 'raíz' }, momento_de_aplicacion: {} }

it('knows the three ways to apply by their codes [CD-05]', () => {
  expect(APPLICATION_MODES).toEqual(['Aplicación foliar', 'Aplicación al riego', 'Aplicación foliar y al riego'])
})

it.each([
  ['its mode', { modo_de_aplicacion: 2 }, true],
  ['a text', { objetivo: { es_ES: 'hoja' } }, true],
  ['a text in a new locale', { momento_de_aplicacion: { fr_FR: 'tôt' } }, true],
  ['a locale that was opened and left empty', { momento_de_aplicacion: { fr_FR: '' } }, false],
])('is changed by %s or not [CD-06]', (_case, typed, changed) => {
  expect(changedFields(saved, { ...saved, ...typed }).length > 0).toBe(changed)
})
