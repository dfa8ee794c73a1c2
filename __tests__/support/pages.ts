import type { Locator, Page } from 'playwright-core'
import { eventually } from '@test/support/browser'
import { DEMO } from '@test/support/server'

/** Fills in and submits the login form. */
export const signIn = async (page: Page, { email, password } = DEMO): Promise<void> => {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits for the path of the page. Its query is compared only if `path` has one: lists keep their view there. */
export const expectPath = (page: Page, path: string): Promise<void> =>
  eventually(() => expect(path.includes('?') ? pathOf(page) : new URL(page.url()).pathname).toBe(path))

export const expectHeading = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
}

export const toasts = (page: Page) => page.getByRole('region', { name: 'Avisos' })

export const expectToast = async (page: Page, text: string): Promise<void> => {
  await toasts(page).getByText(text, { exact: true }).waitFor()
}

/** Waits for a toast and closes it, so that a later toast with this text is a new one. */
export const takeToast = async (page: Page, text: string): Promise<void> => {
  const toast = toasts(page).getByText(text, { exact: true })
  await toast.waitFor()
  const gone = toast.waitFor({ state: 'detached' })
  // Under a dialog the button cannot be clicked; the toast then times out.
  const closed = toasts(page).getByRole('button', { name: 'Cerrar el aviso' }).last().click()
  await Promise.race([gone, closed.then(() => gone)])
  await closed.catch(() => undefined)
}

/** Texts of the first column of the rows inside the window, from top to bottom. */
export const shownNames = (page: Page): Promise<string[]> =>
  page.getByRole('row').evaluateAll(rows =>
    rows
      .map(row => ({ text: row.querySelector('[role=gridcell]')?.textContent ?? '', box: row.getBoundingClientRect() }))
      .filter(({ text, box }) => text !== '' && box.bottom > 0 && box.top < innerHeight)
      .sort((one, other) => one.box.top - other.box.top)
      .map(({ text }) => text),
  )

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en la tabla' })

export const cell = (page: Page, text: string) => page.getByRole('gridcell', { name: text, exact: true })

export const openMagnitud = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click()
  await expectHeading(page, name)
}

export const addMagnitud = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Añadir magnitud' }).click()
  await expectHeading(page, 'Nueva magnitud')
}

export const valor = (page: Page) => page.getByRole('textbox', { name: 'Valor magnitud' })

export const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true })

/** Options of the open listbox, without those of native selects. */
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option')

/** Types a name into a combobox and selects the first option. */
export const choose = async (field: Locator, name: string): Promise<void> => {
  await field.fill(name)
  await optionsOf(field.page()).first().waitFor()
  // The key goes to the page, because the open list has the label of the field too.
  await field.page().keyboard.press('Enter')
  await eventually(async () => expect(await field.inputValue()).toBe(name))
}

/** Texts of the options of a combobox that are in the document. */
export const offered = async (field: Locator): Promise<string[]> => {
  await field.click()
  await optionsOf(field.page()).first().waitFor()
  const names = await optionsOf(field.page()).allTextContents()
  await field.page().keyboard.press('Escape')
  return names.map(name => name.trim())
}

/** Selects a language by keyboard: a click can miss while the list is laid out. */
export const chooseLocale = async (page: Page, code: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Idioma de los textos' })
  await box.click()
  await box.fill(code)
  await page.getByRole('option').filter({ hasText: code }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
}

export const breadcrumbs = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Ruta' }).getByRole('listitem').allTextContents()
