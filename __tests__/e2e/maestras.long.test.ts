import type { Page } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, useSite } from '@test/support/browser'
import { breadcrumbs, button, cell, chooseLocale, expectHeading, expectPath, expectToast, search } from '@test/support/pages'
import { picture } from '@test/server/images/samples'
import { masterPages, type MasterPage } from './masterTable'

const site = useSite()

interface RecordWithId extends Record<string, unknown> {
  id: number
}

const named = async ({ api }: MasterPage, text: string) => {
  const all = (await site.api('GET', api)) as RecordWithId[]
  return all.filter(({ nombre }) => JSON.stringify(nombre).includes(JSON.stringify(text)))
}

const file = async (name: string) => ({ name, mimeType: 'image/png', buffer: await picture('png', 40, 30) })
const input = (page: Page, label: string) => page.getByLabel(`${label}: archivo`)
const imageGroup = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })

/** Expects a thumbnail of the image in the visible row, or no image without an address. */
const expectThumbnail = (page: Page, address: unknown) => {
  const shown = () =>
    page
      .getByRole('gridcell')
      .locator('img')
      .evaluateAll(images =>
        images.map(image => {
          const { src, loading, naturalWidth } = image as HTMLImageElement
          return { src, loading, drawn: naturalWidth > 0 }
        }),
      )
  const wanted = typeof address === 'string' ? [{ src: `${address}?w=96`, loading: 'lazy', drawn: true }] : []
  return eventually(async () => expect(await shown()).toEqual(wanted))
}

const find = async (page: Page, name: string) => {
  await search(page).fill(name)
  await cell(page, name).waitFor()
}

const edit = async (page: Page, master: MasterPage, name: string) => {
  await button(page, `Editar ${name}`).click()
  await expectHeading(page, master.named.edit.replace('X', name))
}

const openList = async (master: MasterPage) => {
  const page = await site.open(`/maestras/${master.route}`)
  await expectHeading(page, master.list)
  await page.getByRole('gridcell').first().waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([...master.columns, 'Acciones'])
  return page
}

/** Opens the empty form and fills in all fields except the images. */
const fillInNew = async (page: Page, master: MasterPage, name: string) => {
  await button(page, master.add).click()
  await expectHeading(page, master.new)
  expect(await breadcrumbs(page)).toEqual(['Maestras', master.list, master.new])
  const label = page.getByLabel(master.label, { exact: true })
  expect(await label.inputValue()).toBe('')
  await label.fill(name)
  await master.fill(page)
}

describe.each(masterPages)('$route', master => {
  const { route, label: labelOfName, deleted, question } = master
  const name = `Uno ${route}`
  const renamed = `Dos ${route}`
  const label = (page: Page) => page.getByLabel(labelOfName, { exact: true })
  const confirm = (page: Page) => button(page, master.confirm)
  const images = Object.entries(master.images)

  it('is added, edited in two languages, given other pictures, and deleted [MA-01, MA-02, MA-03, MA-04, MA-05, MA-07, MA-10, CU-01, ML-03, ML-06, IM-01, IM-02, IM-07, ER-02, ER-03]', async () => {
    const page = await openList(master)
    await expectAccessibleAtBothSizes(page)
    await fillInNew(page, master, name)
    for (const [property, title] of images) {
      await input(page, title).setInputFiles(await file(`${property}.png`))
      const preview = imageGroup(page, title).getByRole('img', { name: 'Vista previa de la imagen elegida' })
      await eventually(async () => expect(await preview.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(40))
    }
    await chooseLocale(page, 'fr_FR')
    await label(page).fill(`Un ${route}`)
    await expectHeading(page, master.named.new.replace('X', `Un ${route}`))
    await expectAccessibleAtBothSizes(page)
    await confirm(page).click()
    await expectToast(page, master.saved)
    await expectHeading(page, master.list)
    await expectPath(page, `/maestras/${route}`)

    const [added, ...others] = await named(master, name)
    expect(others).toEqual([])
    expect(added).toMatchObject({
      nombre: { es_ES: name, fr_FR: `Un ${route}` },
      ...master.filled,
      ...Object.fromEntries(images.map(([property]) => [property, expect.stringMatching(/^http/)])),
    })
    await find(page, name)
    for (const text of master.cells) expect(await cell(page, text).count()).toBe(1)
    await expectThumbnail(page, added?.imagen)

    await edit(page, master, name)
    expect(await page.getByRole('combobox', { name: 'Idioma de los textos' }).inputValue()).toBe('Español (España)')
    await label(page).fill(renamed)
    for (const [property, title] of images) await input(page, title).setInputFiles(await file(`${property} nueva.png`))
    await confirm(page).click()
    await expectHeading(page, master.list)
    await find(page, renamed)
    const path = `${master.api}${added?.id}/`
    const changed = (await site.api('GET', path)) as RecordWithId
    expect(changed.nombre).toEqual({ es_ES: renamed, fr_FR: `Un ${route}` })
    for (const [property] of images) expect([property, changed[property]]).not.toEqual([property, added?.[property]])
    await expectThumbnail(page, changed.imagen)

    await edit(page, master, renamed)
    for (const [, title] of images) {
      const group = imageGroup(page, title)
      await group.getByRole('button', { name: 'Eliminar' }).click()
      await group.getByRole('button', { name: 'Deshacer' }).click()
      await group.getByRole('img', { name: 'Imagen actual' }).waitFor()
      await group.getByRole('button', { name: 'Eliminar' }).click()
      await group.getByText('Se eliminará al guardar').waitFor()
      expect(await group.getByRole('img').count()).toBe(0)
    }
    await confirm(page).click()
    await expectHeading(page, master.list)
    const bare = (await site.api('GET', path)) as RecordWithId
    for (const [property] of images) expect([property, bare[property] || null]).toEqual([property, null])
    await expectThumbnail(page, undefined)

    const questions: string[] = []
    page.on('dialog', dialog => {
      questions.push(dialog.message())
      void (questions.length === 1 ? dialog.dismiss() : dialog.accept())
    })
    await button(page, `Eliminar ${renamed}`).click()
    await eventually(() => expect(questions).toEqual([question.replace('X', renamed)]))
    expect(await named(master, renamed)).toHaveLength(1)
    await button(page, `Eliminar ${renamed}`).click()
    await expectToast(page, deleted)
    await page.getByText('No hay elementos que mostrar en la tabla').waitFor()
    expect(await named(master, renamed)).toEqual([])
  })
})
