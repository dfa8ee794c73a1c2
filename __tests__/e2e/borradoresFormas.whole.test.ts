import type { Locator } from 'playwright-core'
import { DESKTOP, expectAccessible, FAILED_CALL, PHONE, useSite } from '@test/support/browser'
import { draftBar as bar, draftedOf, png, recover, saveProduct, draftsIn, kept, noneKept, rewriteDrafts } from '@test/support/keptDrafts'
import { cell, expectHeading, expectPath, expectToast, save, signIn } from '@test/support/pages'
import { button, dialog, field, productsOf } from '@test/support/products'

const site = useSite()
const products = productsOf(site)

/** Name and buttons of a card. */
const headOf = (card: Locator) => card.getByRole('heading').locator('..')
/** Distance between the end of one element and the top of another, in pixels. */
const roomAbove = async (below: Locator, above: Locator) => {
  const [one, other] = await Promise.all([below.boundingBox(), above.boundingBox()])
  return (one?.y ?? 0) - ((other?.y ?? 0) + (other?.height ?? 0))
}
const { given, stored, all, openTyped } = draftedOf(site)

const A_PICTURE = expect.stringMatching(/^http/) as string

it('a trial: a result and an attachment with its picture are on the server once [DR-01, DR-02]', async () => {
  const { id } = await given('/api/ensayos/', { codigo: 'ENS-B', nombre: { es_ES: 'Ensayo con borrador' }, fecha: '2025-06-01' })
  const page = await site.open(`/ensayos/detalle/${id}`)
  await expectHeading(page, 'Ensayo con borrador')
  await button(page, 'Nuevo resultado').click()
  await dialog(page).getByLabel('Valor').fill('12,5')
  await dialog(page).getByLabel('Descripción').fill('Un resultado')
  await button(page, 'Aceptar').last().click()
  await dialog(page).waitFor({ state: 'hidden' })
  await button(page, 'Nuevo adjunto').click()
  await dialog(page).getByLabel('Descripción').fill('Una foto')
  await dialog(page)
    .getByLabel('Imagen: archivo')
    .setInputFiles(await png())
  await dialog(page).getByAltText('Vista previa de la imagen elegida').waitFor()
  await button(page, 'Aceptar').last().click()
  await dialog(page).waitFor({ state: 'hidden' })
  await kept(page, 'Un resultado', 'hoja.png')
  await page.reload()
  await recover(page, bar(page))
  await button(page, 'Aceptar').click()
  await expectToast(page, 'Ensayo guardado con éxito')
  expect(await all(`/api/resultados_de_ensayo/?ensayo=${id}`)).toMatchObject([{ valor: 12.5, descripcion: { es_ES: 'Un resultado' } }])
  expect(await all(`/api/adjuntos_de_ensayo/?ensayo=${id}`)).toMatchObject([{ descripcion: { es_ES: 'Una foto' }, imagen: A_PICTURE }])
  await noneKept(page)
})

it('an entry of a crop: its card offers it [DR-01, DR-02]', async () => {
  const [grupo] = await all('/api/grupos_de_cultivo/')
  const crop = await given('/api/cultivos/', { nombre: { es_ES: 'Cultivo con borrador' }, grupo_de_cultivo: grupo?.id })
  const stage = await given('/api/estados_fenologicos/', { nombre: { es_ES: 'Fase 1' }, cultivo: crop.id, orden: 0 })
  const entries: Awaited<ReturnType<typeof given>>[] = []
  for (const codigo of ['ENT-1', 'ENT-2']) {
    const { id } = await given('/api/productos_genericos/', { codigo, nombre: { es_ES: 'Zinc' } })
    const owner = { producto_generico: id, producto_acabado: null, estado_fenologico: stage.id }
    entries.push(await given('/api/como_se_aplica/', { ...owner, modo_de_aplicacion: 1, objetivo: { es_ES: 'Raíz' } }))
  }
  const page = await site.open(`/cultivos/detalle/${crop.id}`)
  const openStage = () => page.getByRole('button', { name: /^Fase 1 / }).click()
  const entry = (codigo: string) => page.getByRole('group', { name: `Zinc - ${codigo}`, exact: true })
  await openStage()
  await entry('ENT-2').getByLabel('Objetivo').fill('Hoja a medias')
  await kept(page, 'Hoja a medias')
  await page.reload()
  await openStage()
  await bar(page).waitFor()
  expect(await entry('ENT-1').getByRole('button', { name: 'Recuperar' }).count()).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  expect(await roomAbove(bar(page), headOf(entry('ENT-2')))).toBeGreaterThanOrEqual(0)
  await page.setViewportSize(DESKTOP)
  await recover(page, entry('ENT-2'))
  await button(page, 'Guardar cambios').click()
  await entry('ENT-2').getByText('Guardado').waitFor()
  expect(await stored(`/api/como_se_aplica/${entries[1]?.id}/`)).toMatchObject({ objetivo: { es_ES: 'Hoja a medias' } })
  await noneKept(page)
})

it('a combination: its card offers it [DR-01, DR-02]', async () => {
  const { id: solucion } = await given('/api/soluciones/', { nombre: { es_ES: 'Solución con borrador' }, descripcion: {} })
  const ids: number[] = []
  for (const es_ES of ['una', 'dos'])
    ids.push((await given('/api/combinaciones_de_productos/', { solucion, productos_genericos: [], observaciones: { es_ES } })).id)
  const page = await site.open(`/soluciones/detalle/${solucion}`)
  const card = (at: number) => page.getByRole('region', { name: `Combinación ${ids[at]}`, exact: true })
  await card(0).getByRole('textbox', { name: 'Observaciones' }).fill('una a medias')
  await kept(page, 'una a medias')
  await page.reload()
  await bar(page).waitFor()
  expect(await card(1).getByRole('button', { name: 'Recuperar' }).count()).toBe(0)
  await page.setViewportSize(PHONE)
  expect(await roomAbove(bar(page), headOf(card(0)))).toBeGreaterThanOrEqual(0)
  await page.setViewportSize(DESKTOP)
  await recover(page, card(0))
  await card(0).getByRole('button', { name: 'Guardar' }).click()
  await card(0).getByText('Guardado').waitFor()
  const saved = (await all('/api/combinaciones_de_productos/')).filter(each => each.solucion === solucion)
  expect(new Set(saved.map(({ observaciones }) => (observaciones as { es_ES: string }).es_ES))).toEqual(new Set(['una a medias', 'dos']))
  await noneKept(page)
})

it('the session ends while a form has changes: the page asks nothing, and offers them after the login [DR-02]', async () => {
  const { page, id, path } = await openTyped('SESION', 'Antes del final')
  const token = await site.newToken()
  await page.evaluate(key => localStorage.setItem('token', key), token)
  await page.reload()
  await recover(page, bar(page))
  await fetch(`${site.address}/api/auth/logout/`, { method: 'POST', headers: { Authorization: `Token ${token}` } })
  const asked: string[] = []
  page.on('dialog', question => {
    asked.push(question.type())
    void question.accept()
  })
  site.expectComplaint(FAILED_CALL)
  await field(page, 'Observaciones').fill('Hasta el último momento')
  await save(page).click()
  await expectHeading(page, 'Iniciar sesión')
  expect(asked).toEqual([])
  await signIn(page)
  await expectPath(page, path)
  await recover(page, bar(page))
  await saveProduct(page)
  expect(await products.generico(id)).toMatchObject({
    descripcion2: { es_ES: 'Antes del final' },
    observaciones: { es_ES: 'Hasta el último momento' },
  })
})

it('of a shape that nobody knows is shown as text, and stays [DR-02, DR-05]', async () => {
  const { page, path, nombre } = await openTyped('FORMA', 'De otra versión')
  await page.goto('/maestras/magnitudes')
  await rewriteDrafts(page, { shape: 99, content: { texts: ['De otra versión'] } })
  await page.goto(path)
  await bar(page).getByRole('button', { name: 'Ver en Borradores' }).click()
  await expectPath(page, '/borradores')
  await cell(page, nombre).click()
  const text = page.getByRole('textbox', { name: 'Texto del borrador' })
  expect(await text.inputValue()).toContain('De otra versión')
  await expectAccessible(page)
  await dialog(page).getByText('Cerrar', { exact: true }).click()
  await page.reload()
  await cell(page, nombre).waitFor()
  expect(await draftsIn(page)).toMatchObject([{ shape: 99, content: { texts: ['De otra versión'] } }])
})
