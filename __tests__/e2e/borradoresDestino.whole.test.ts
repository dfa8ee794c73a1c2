import type { Page } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { draftBar as bar, draftedOf, recover, saveProduct, draftsIn, kept, noneKept, rewriteDrafts } from '@test/support/keptDrafts'
import { cell, expectHeading, expectPath, expectToast, save, signIn } from '@test/support/pages'
import { button, field, productsOf } from '@test/support/products'

const EVA = { email: 'eva@example.com', password: 'eva en el campo' }
const site = useSite({ users: [EVA] })
const products = productsOf(site)
const { openTyped } = draftedOf(site)

const question = (page: Page) => page.getByRole('alertdialog')

it('a record that somebody has changed since: what only one changed stays, what both changed is asked on saving [DR-04]', async () => {
  const { page, id, nombre } = await openTyped('DE-DOS', 'Mi título')
  await field(page, 'Observaciones').fill('Lo mío')
  await kept(page, 'Lo mío')
  const product = await products.generico(id)
  await site.api('PUT', `/api/productos_genericos/${id}/`, {
    ...product,
    descripcion: { es_ES: 'Su descripción' },
    observaciones: { es_ES: 'Lo suyo' },
  })
  const theirs = await products.generico(id)
  await page.reload()
  await expectHeading(page, nombre)
  await bar(page)
    .getByText(/usted, en otra pestaña o sesión, ha cambiado este registro/)
    .waitFor()
  await recover(page)
  expect(await field(page, 'Título').inputValue()).toBe('Mi título')
  expect(await field(page, 'Observaciones').inputValue()).toBe('Lo mío')
  site.expectComplaint(/ConflictError|ha cambiado desde/)
  await save(page).click()
  await button(page, 'Ver su versión').click()
  await page.getByRole('row', { name: /Observaciones.*Lo suyo.*Lo mío/ }).waitFor()
  expect(await question(page).getByRole('row').count()).toBe(2)
  await button(page, 'Guardar la mía').click()
  await expectToast(page, 'Producto guardado con éxito')
  expect(await products.generico(id)).toMatchObject({
    nombre: theirs.nombre,
    descripcion: { es_ES: 'Su descripción' },
    descripcion2: { es_ES: 'Mi título' },
    observaciones: { es_ES: 'Lo mío' },
  })
  await noneKept(page)
})

it('goes when it is discarded, after a question where it is of another day, and when its changes are undone by hand [DR-05, DR-06]', async () => {
  const { page, nombre } = await openTyped('FUERA', 'Para descartar')
  const discard = () => bar(page).getByRole('button', { name: 'Descartar' }).click()
  await page.reload()
  await discard()
  await bar(page).waitFor({ state: 'detached' })
  await noneKept(page)
  expect(await field(page, 'Título').inputValue()).toBe('')

  await field(page, 'Título').fill('Para deshacer')
  await kept(page, 'Para deshacer')
  await field(page, 'Título').fill('')
  await noneKept(page)

  await field(page, 'Título').fill('De otro día')
  await kept(page, 'De otro día')
  const [draft] = await draftsIn(page)
  await page.goto('/maestras/magnitudes')
  await rewriteDrafts(page, { at: (draft?.at ?? 0) - 86_400_000 })
  await page.goBack()
  await discard()
  await question(page).getByText(`¿Descartar el borrador de ${nombre}?`).waitFor()
  await question(page).getByRole('button', { name: 'Cancelar' }).click()
  await bar(page).waitFor()
  await discard()
  await question(page).getByRole('button', { name: 'Descartar' }).click()
  await bar(page).waitFor({ state: 'detached' })
  await noneKept(page)
})

it('stays with whoever leaves without saving, and goes with whoever discards their changes [DR-02, DR-06]', async () => {
  const { page, id, nombre } = await openTyped('SALIDA', 'A medias')
  const leave = () => page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Ensayos' }).click()
  await leave()
  await question(page).getByText('Lo que ha cambiado queda en Borradores, en este navegador.').waitFor()
  await expectAccessibleAtBothSizes(page)
  await button(page, 'Salir sin guardar').click()
  await expectHeading(page, 'Ensayos')
  await page.goBack()
  await recover(page, bar(page))
  expect(await field(page, 'Título').inputValue()).toBe('A medias')
  await leave()
  await button(page, 'Descartar cambios').click()
  await expectHeading(page, 'Ensayos')
  await noneKept(page)
  await page.goBack()
  await expectHeading(page, nombre)
  expect(await bar(page).count()).toBe(0)
  expect((await products.generico(id)).descripcion2).toEqual({})
})

it('belongs to who wrote it: another user of the same browser is offered nothing of it, and loses nothing of their own [DR-07]', async () => {
  const { page, path, nombre } = await openTyped('DE-LUCIA', 'De Lucía')
  const signOut = async (name: RegExp) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    await button(page, 'Conservar y salir').click()
    await expectHeading(page, 'Iniciar sesión')
  }
  /** A session of its own, so that its end does not end that of the other tests. */
  const signInAs = async (user: Parameters<typeof signIn>[1]) => {
    await page.goto('/login')
    await signIn(page, user)
    await expectPath(page, '/')
    await page.goto(path)
    await expectHeading(page, nombre)
  }
  await page.evaluate(() => localStorage.removeItem('token'))
  await signInAs(EVA)
  await page.getByRole('button', { name: /Usuario/ }).waitFor()
  expect(await bar(page).count()).toBe(0)
  await field(page, 'Título').fill('De Eva')
  await kept(page, 'De Eva', 'De Lucía')
  await page.goto('/borradores')
  await cell(page, nombre).waitFor()
  expect(await cell(page, nombre).count()).toBe(1)
  await signOut(/Usuario/)

  await signInAs(undefined)
  await recover(page, bar(page))
  expect(await field(page, 'Título').inputValue()).toBe('De Lucía')
  await saveProduct(page)
  await eventually(async () => expect((await draftsIn(page)).map(({ user }) => user)).toEqual([EVA.email]))
})
