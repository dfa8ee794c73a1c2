import { act, screen, within } from '@testing-library/react'
import { ProductoScreen } from '@/features/productos/edit/ProductoScreen'
import { productosSaga } from '@/features/productos/saga'
import { selectProducto, vigentesLoaded } from '@/features/productos/slice'
import { runInSessions } from '@/store/sessionSagas'
import { acabado } from '@test/features/productos/products'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

runInSessions(productosSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))

const TEXTS = ['nombre', 'descripcion', 'descripcion2', 'caracteristicas', 'aplicaciones', 'observaciones', 'modo_de_accion', 'seo_title']
const names = { ES: 'España', FR: 'Francia', BE: 'Bélgica', IT: 'Italia', MA: 'Marruecos', PT: 'Portugal' }
/** Eight texts in Spanish and Portuguese, and the named ones in French. */
const texts = (french: readonly string[]) =>
  Object.fromEntries(TEXTS.map(text => [text, { es_ES: 'a', pt_BR: 'b', ...(french.includes(text) && { fr_FR: 'c' }) }]))

const show = async (changes: object) => {
  answerCalls(({ path }) => {
    if (path === '/api/productos_acabados/8/') return { body: acabado(changes) }
    if (path !== '/api/paises/') return { body: [] }
    return {
      body: Object.entries(names).map(([code, name], id) => ({
        id,
        codigo_iso_alfa_2: code,
        codigo_iso_numerico: String(id),
        nombre: { es_ES: name },
      })),
    }
  })
  const view = renderScreens({ '/productos/edit/:tipo/:id': <ProductoScreen /> }, '/productos/edit/a/8')
  await screen.findByRole('heading', { name: 'Países asociados' })
  const toggle = screen.queryByRole('button', { name: 'Faltan textos para sus países' })
  expect(lines()).toEqual(toggle ? [] : expect.anything())
  if (toggle) await view.user.click(toggle)
  return view
}
const wants = () => within(screen.getByRole('group', { name: 'Textos para sus países' }))
const lines = () =>
  within(screen.getByRole('region', { name: 'Países asociados' }))
    .queryAllByText((_text, element) => element?.tagName === 'P' && /falta/i.test(element.textContent))
    .map(({ textContent }) => textContent)

it('says what its countries lack by language, and goes to the first text of one [TX-07]', async () => {
  const { user } = await show({ ...texts(['nombre', 'caracteristicas']), paises: ['ES', 'fr', 'MA', 'PT', 'BE'] })
  expect(lines()).toEqual([
    'Faltan para Bélgica y Francia: título, descripción, aplicaciones, modo de acción, observaciones, título SEO',
    'Faltan para Marruecos: los 8 textos',
    'Nada falta para España y Portugal',
  ])
  expect(wants().getByText('2 idiomas')).toBeVisible()
  expect(wants().getByText('1 a medias, 1 sin ningún texto')).toBeVisible()
  expect(await wants().findByRole('button', { name: 'Completar los textos en Árabe ar_MA' })).toBeInTheDocument()
  expect(await violations()).toEqual([])
  await user.click(wants().getByRole('button', { name: 'Completar los textos en Francés fr_FR' }))
  expect(screen.getByLabelText('Idioma de los textos')).toHaveValue('Francés (Francia)')
  expect(screen.getByLabelText('Título')).toHaveFocus()
  await user.keyboard('Correcteur')
  expect(lines()[0]).toBe('Faltan para Bélgica y Francia: descripción, aplicaciones, modo de acción, observaciones, título SEO')
})

it('names five texts of many, and one as one [TX-07]', async () => {
  await show({ ...texts(['nombre']), paises: ['FR'] })
  expect(lines()).toEqual(['Faltan para Francia: título, descripción, características, aplicaciones, modo de acción y 2 más'])
})

it('joins the languages that lack the same, and goes from the folded line to the one that lacks least [TX-07]', async () => {
  const { user } = await show({ ...texts(['nombre', 'caracteristicas']), paises: ['IT', 'MA', 'FR', 'ES'] })
  expect(lines()).toEqual([
    'Faltan para Francia: título, descripción, aplicaciones, modo de acción, observaciones, título SEO',
    'Faltan para Italia y Marruecos: los 8 textos',
    'Nada falta para España',
  ])
  expect(wants().getByText('1 a medias, 2 sin ningún texto')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Faltan textos para sus países', expanded: true }))
  expect(lines()).toEqual([])
  await user.click(wants().getByRole('button', { name: 'Completar francés' }))
  expect(screen.getByLabelText('Idioma de los textos')).toHaveValue('Francés (Francia)')
  expect(screen.getByLabelText('Título')).toHaveFocus()
})

it('counts one language as one [TX-07]', async () => {
  await show({ ...texts(TEXTS.slice(1)), nombre: { es_ES: 'a', fr_FR: 'c' }, paises: ['ES', 'FR', 'IT'] })
  expect(lines()).toEqual(['Faltan para Italia: los 8 textos', 'Nada falta para España y Francia'])
  expect(wants().getByText('1 idioma')).toBeVisible()
})

it.each([
  ['no country', { ...texts([]), paises: [] }, []],
  ['all its countries served', { ...texts([]), paises: ['PT'] }, ['Nada falta para Portugal']],
  ['one text missing', { ...texts(TEXTS.slice(1)), paises: ['FR'] }, ['Falta para Francia: nombre']],
])('says no more than there is with %s [TX-07]', async (_what, changes, said) => {
  await show(changes)
  expect(lines()).toEqual(said)
})

it('does not take a copy of the Spanish text for a translation, unless it holds as it is or has no words [TX-07, TX-02]', async () => {
  const both = (text: string) => ({ es_ES: text, fr_FR: text })
  const copies = { nombre: both('Corrector de carencias'), descripcion: both('Abono foliar'), caracteristicas: both('MgO') }
  const { store, user } = await show({ ...copies, aplicaciones: { es_ES: 'Riego' }, paises: ['FR'] })
  expect(lines()).toEqual(['Falta para Francia: aplicaciones'])
  const { formId } = selectProducto(store.getState())
  const load = (vigentes: Record<string, string[]>) => act(() => void store.dispatch(vigentesLoaded({ formId, vigentes })))
  load({})
  expect(lines()).toEqual(['Faltan para Francia: nombre, descripción, aplicaciones'])
  load({ nombre: ['fr_FR'], descripcion: ['pt_BR'] })
  expect(lines()).toEqual(['Faltan para Francia: descripción, aplicaciones'])
  await user.click(wants().getByRole('button', { name: 'Completar los textos en Francés fr_FR' }))
  await user.keyboard('{Control>}a{/Control}Engrais foliaire')
  expect(lines()).toEqual(['Falta para Francia: aplicaciones'])
})
