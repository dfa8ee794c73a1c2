import { detailEntered, selectProducto } from '@/features/productos/slice'
import { askedLocale, inLocaleOf } from '@/store/screens/askedLocale'
import { stateAfter } from '@test/support/state'

it('a form opens in the language that whoever leads to it works on, and in es_ES where nobody says [TX-02, ML-05]', () => {
  const opened = (state: unknown) => stateAfter(detailEntered({ tipo: 'a', id: 7, ...askedLocale(state) }))
  expect(selectProducto(opened(inLocaleOf('fr_FR')))).toMatchObject({ id: 7, locale: 'fr_FR', last: { tipo: 'a', id: 7 } })
  for (const other of [null, {}, 'fr_FR', { idioma: 7 }, { idioma: 'francés' }]) expect(selectProducto(opened(other)).locale).toBe('es_ES')
})
