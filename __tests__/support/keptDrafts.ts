import type { Locator, Page } from 'playwright-core'
import type { Draft } from '@/kits/drafts/model/draft'
import { eventually } from '@test/support/browser'
import { expectToast, field, save, takeToast } from '@test/support/pages'
import { formsOf, productsOf } from '@test/support/products'
import { picture } from '@test/server/images/samples'

/** Bar above a form that offers its draft, or reports that another tab has it open. */
export const draftBar = (page: Page) =>
  page.getByRole('region', { name: /^(Tiene cambios sin guardar del|Un guardado quedó a medias el|Este registro tiene cambios) / })

/**
 * All drafts in the browser's IndexedDB, of any user; the members of `changed` are then written into each. Empty if the database does not
 * exist: opening it here would create it without the object stores of the application.
 */
const disk = (page: Page, changed: Partial<Draft> = {}): Promise<Draft[]> =>
  page.evaluate(async changed => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'borradores')) return []
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error ?? new Error()) })
      })
    const database = await answered(indexedDB.open('borradores'))
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
    const drafts = (await answered(store.getAll())) as Draft[]
    if (Object.keys(changed).length > 0) for (const draft of drafts) await answered(store.put({ ...draft, ...changed }))
    database.close()
    return drafts
  }, changed)

const draftsIn = (page: Page): Promise<Draft[]> => disk(page)

/** Waits until these texts are stored in drafts. */
export const kept = (page: Page, ...texts: string[]): Promise<void> =>
  eventually(async () => {
    const drafts = JSON.stringify(await draftsIn(page))
    for (const text of texts) expect(drafts).toContain(text)
  })

export const noneKept = (page: Page): Promise<void> => eventually(async () => expect(await draftsIn(page)).toEqual([]))

export const RECOVERED = 'Cambios recuperados. Aún no están guardados.'

export const recover = async (page: Page, of: Page | Locator = page) => {
  await of.getByRole('button', { name: 'Recuperar', exact: true }).click()
  await takeToast(page, RECOVERED)
}

export const saveProduct = async (page: Page) => {
  await save(page).click()
  await expectToast(page, 'Producto guardado con éxito')
}

export const png = async () => ({ name: 'hoja.png', mimeType: 'image/png', buffer: await picture('png', 40, 30) })

interface StoredRecord extends Record<string, unknown> {
  id: number
}

/** Creates and reads records through the API, and opens a form with a draft. */
export const draftedOf = (site: Parameters<typeof formsOf>[0]) => ({
  given: async (path: string, record: object) => (await site.api('POST', path, record)) as StoredRecord,
  stored: async (path: string) => (await site.api('GET', path)) as StoredRecord,
  all: async (path: string) => (await site.api('GET', path)) as StoredRecord[],
  /** Creates a generic product, opens its form, types a title and waits until the draft is stored. */
  openTyped: async (codigo: string, title: string) => {
    const nombre = `Producto ${codigo}`
    const { id } = await productsOf(site).givenGenerico(codigo, nombre)
    const page = await formsOf(site).openForm('g', id, nombre)
    await field(page, 'Título').fill(title)
    await kept(page, title)
    return { page, id, nombre, path: `/productos/edit/g/${id}` }
  },
})
