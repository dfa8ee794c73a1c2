import { detailEntered, selectProducto } from '@/features/productos/slice'
import { askedLocale, inLocaleOf, searchOf } from '@/store/screens/askedLocale'
import { stateAfter } from '@test/support/state'

it('a form opens in the language that whoever leads to it works on, and in es_ES where nobody says [TX-02, CM-02, ML-05]', () => {
  const opened = (state: unknown, search = '') => stateAfter(detailEntered({ tipo: 'a', id: 7, ...askedLocale({ search, state }) }))
  expect(selectProducto(opened(inLocaleOf('fr_FR')))).toMatchObject({ id: 7, locale: 'fr_FR', last: { tipo: 'a', id: 7 } })
  expect(selectProducto(opened(null, searchOf('fr_FR'))).locale).toBe('fr_FR')
  expect(selectProducto(opened(null, '?idioma=francés')).locale).toBe('es_ES')
  for (const other of [null, {}, 'fr_FR', { idioma: 7 }, { idioma: 'francés' }]) expect(selectProducto(opened(other)).locale).toBe('es_ES')
})
