import type { Page, Request } from 'playwright-core'
import { eventually, expectAccessibleAtBothSizes, FAILED_CALL, PHONE, useSite } from '@test/support/browser'
import { breadcrumbs, cell, chooseLocale, expectHeading, expectPath, expectToast, save, search, toasts, choose } from '@test/support/pages'
import { picture } from '@test/server/images/samples'
import { itWhole } from '@test/support/long'

const site = useSite()

interface Registered extends Record<string, unknown> {
  id: number
}
const given = async (path: string, record: object) => (await site.api('POST', path, record)) as Registered
const stored = async (path: string, id: number) => (await site.api('GET', `${path}${id}/`)) as Registered
const all = async (path: string) => (await site.api('GET', path)) as Registered[]

const png = async (name = 'brote.png') => ({ name, mimeType: 'image/png', buffer: await picture('png', 40, 30) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const hasFocus = (page: Page, label: string) => eventually(async () => expect(await field(page, label).evaluate(isFocused)).toBe(true))
const isFocused = (element: Element) => element === document.activeElement

const openList = async (route: string, title: string) => {
  const page = await site.open(`/maestras/${route}`)
  await expectHeading(page, title)
  return page
}
const edit = async (page: Page, name: string) => {
  await search(page).fill(name)
  await button(page, `Editar ${name}`).click()
  await expectHeading(page, name)
}

/** The calls that change something, as they come. */
const writes = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return sent
}

/** With a picture, as an earlier day left it. */
const familyWithPicture = async (name: string) => {
  const family = await given('/api/familias/', { nombre: { es_ES: name } })
  const page = await openList('familias', 'Familias')
  await edit(page, name)
  await page.getByLabel('Imagen de la familia: archivo').setInputFiles(await png())
  await save(page).click()
  await expectHeading(page, 'Familias')
  expect((await stored('/api/familias/', family.id)).imagen).toMatch(/^http/)
  return { page, family }
}

/** Every share, in percent, that the progress of a save shows from now on. */
const progressShown = (page: Page) =>
  page.evaluateHandle(() => {
    const shares: number[] = []
    new MutationObserver(() => {
      const share = document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')
      if (share != null && shares.at(-1) !== Number(share)) shares.push(Number(share))
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-valuenow'] })
    return shares
  })

describe('an image', () => {
  itWhole('over the limit is not kept, and a warning says so [IM-03, IM-04]', async () => {
    const page = await openList('familias', 'Familias')
    await button(page, 'Añadir familia').click()
    const group = page.getByRole('group', { name: 'Imagen de la familia' })
    const input = page.getByLabel('Imagen de la familia: archivo')
    await input.setInputFiles({ name: 'mapa.png', mimeType: 'image/png', buffer: Buffer.alloc(5_000_001) })
    await expectToast(page, 'El archivo seleccionado es demasiado grande (límite 5 MB)')
    expect(await group.getByRole('img').count()).toBe(0)
    await input.setInputFiles(await png())
    await group.getByText('brote.png').waitFor()
    await group.getByRole('img', { name: 'Vista previa de la imagen elegida' }).waitFor()
    await expectAccessibleAtBothSizes(page)
  })

  itWhole(
    'that the server refuses keeps the form and says why; the next try uploads it and makes no second record [IM-05, MA-11]',
    async () => {
      const page = await openList('iconos', 'Iconos')
      const sent = writes(page)
      await page.route('**/upload_imagen/', route => route.fulfill({ status: 400, json: { detail: 'La imagen está dañada' } }), {
        times: 1,
      })
      site.expectComplaint(FAILED_CALL)
      await button(page, 'Añadir icono').click()
      await field(page, 'Nombre icono').fill('icono que insiste')
      await page.getByLabel('Imagen icono: archivo').setInputFiles(await png())
      await save(page).click()
      await expectToast(page, 'La imagen está dañada')
      await page.getByText('brote.png').waitFor()
      await save(page).click()
      await expectToast(page, 'Icono guardado con éxito')
      const [made, ...others] = (await all('/api/iconos/')).filter(
        ({ nombre }) => (nombre as { es_ES?: string }).es_ES === 'icono que insiste',
      )
      expect(others).toEqual([])
      expect(made?.imagen).toMatch(/^http/)
      expect(sent.filter(call => call === 'POST /api/iconos/')).toHaveLength(1)
    },
  )

  itWhole('of several MB shows on a slow line how much of it has gone, and nothing once it is saved [IM-02, MA-07]', async () => {
    const page = await openList('familias', 'Familias')
    await button(page, 'Añadir familia').click()
    await field(page, 'Nombre familia').fill('familia lenta')
    const buffer = await picture('png', 1000, 900)
    await page.getByLabel('Imagen de la familia: archivo').setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer })
    const progress = await progressShown(page)
    const line = await site.debuggerOf(page)
    await line.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_200_000 })
    await save(page).click()
    await expectToast(page, 'Familia guardada con éxito')
    await eventually(async () => expect(await page.getByRole('progressbar').count()).toBe(0))
    const shares = await progress.evaluate(values => values)
    // The record is one half of it, its picture the other.
    expect(shares.filter(share => share > 50 && share < 100).length).toBeGreaterThanOrEqual(2)
    expect(shares).toEqual([...new Set(shares)].sort((one, other) => one - other))
    await line.detach()
  })

  itWhole('that could not be deleted is only logged [IM-06, ER-05]', async () => {
    const { page, family } = await familyWithPicture('familia tenaz')
    await edit(page, 'familia tenaz')
    await page.route('**/delete_imagen/', route => route.fulfill({ status: 500, json: { detail: 'No se puede' } }))
    site.expectComplaint(FAILED_CALL)
    const logged = page.waitForEvent('console', message => message.type() === 'error' && message.text().includes('ApiError'))
    await button(page, 'Eliminar').click()
    await save(page).click()
    await expectHeading(page, 'Familias')
    expect((await logged).text()).toContain('Imagen de la familia')
    expect(await toasts(page).getByRole('alert').count()).toBe(0)
    expect((await stored('/api/familias/', family.id)).imagen).toMatch(/^http/)
  })
})

describe('a form', () => {
  itWhole('that is being saved takes nothing more, and has its focus back where the save fails [MA-11, MA-13]', async () => {
    const page = await openList('iconos', 'Iconos')
    let answer = () => {}
    const asked = new Promise<void>(resolve => {
      void page.route(
        '**/upload_imagen/',
        async route => {
          resolve()
          await new Promise<void>(go => (answer = go))
          await route.fulfill({ status: 400, json: { detail: 'La imagen está dañada' } })
        },
        { times: 1 },
      )
    })
    const sent = writes(page)
    site.expectComplaint(FAILED_CALL)
    await button(page, 'Añadir icono').click()
    await field(page, 'Nombre icono').fill('icono lento')
    await page.getByLabel('Imagen icono: archivo').setInputFiles(await png())
    await field(page, 'Nombre icono').press('Enter')
    await asked
    await page.getByRole('dialog', { name: 'Guardando' }).waitFor()
    await expectAccessibleAtBothSizes(page)
    await field(page, 'Nombre icono').evaluate(input => input.focus())
    await page.keyboard.type('no llega')
    for (const name of ['Guardar', 'Cancelar']) await page.getByText(name, { exact: true }).click({ force: true })
    answer()
    await expectToast(page, 'La imagen está dañada')
    await hasFocus(page, 'Nombre icono')
    expect(await field(page, 'Nombre icono').inputValue()).toBe('icono lento')
    expect(sent.filter(call => call === 'POST /api/iconos/')).toHaveLength(1)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Icono guardado con éxito')
  })
})

describe('a crop', () => {
  itWhole('gets the first group where none is chosen, and its two images one after the other [CU-02, CU-03, IM-02]', async () => {
    const page = await openList('cultivos', 'Cultivos')
    const sent = writes(page)
    await button(page, 'Añadir cultivo').click()
    await field(page, 'Nombre cultivo').fill('quinoa')
    const first = await field(page, 'Grupo de cultivo').inputValue()
    // In the other order than they are to be sent.
    await page.getByLabel('Icono del cultivo: archivo').setInputFiles(await png('icono.png'))
    await page.getByLabel('Imagen del cultivo: archivo').setInputFiles(await png('imagen.png'))
    await button(page, 'Aceptar').click()
    await expectToast(page, 'Cultivo guardado con éxito')
    const made = (await all('/api/cultivos/')).find(({ nombre }) => (nombre as { es_ES?: string }).es_ES === 'quinoa')
    const group = (await all('/api/grupos_de_cultivo/')).find(({ id }) => id === made?.grupo_de_cultivo)
    expect(group?.nombre).toBe(first)
    expect(sent).toEqual([
      'POST /api/cultivos/',
      `POST /api/cultivos/${made?.id}/upload_imagen/`,
      `POST /api/cultivos/${made?.id}/upload_imagen_icono/`,
    ])
    expect([made?.imagen, made?.imagen_icono]).toEqual([expect.stringMatching(/^http/), expect.stringMatching(/^http/)])
  })
})

describe('a phenological stage', () => {
  itWhole(
    'needs its crop, is sent with name, crop and the last place, and the next one starts with the same crop [MA-09, EF-01, EF-02]',
    async () => {
      const page = await openList('estados_fenologicos', 'Estados fenológicos')
      const bodies: unknown[] = []
      page.on('request', request => {
        if (request.method() === 'POST') bodies.push(request.postDataJSON())
      })
      await button(page, 'Añadir estado fenológico').click()
      await field(page, 'Nombre estado fenológico').fill('Primera hoja')
      await button(page, 'Aceptar').click()
      await page.getByText('Elija un cultivo').waitFor()
      await hasFocus(page, 'Cultivo')
      await expectAccessibleAtBothSizes(page)
      expect(bodies).toEqual([])

      const lemon = (await all('/api/cultivos/')).find(({ nombre }) => (nombre as { es_ES?: string }).es_ES === 'Limonero')
      const stages = (await all('/api/estados_fenologicos/')).filter(({ cultivo }) => cultivo === lemon?.id)
      await choose(field(page, 'Cultivo'), 'Limonero')
      await button(page, 'Aceptar').click()
      await expectToast(page, 'Estado fenológico guardado con éxito')
      const orden = Math.max(-1, ...stages.map(stage => Number(stage.orden))) + 1
      expect(bodies).toEqual([{ nombre: { es_ES: 'Primera hoja' }, cultivo: lemon?.id, orden, imagen: null }])

      await button(page, 'Añadir estado fenológico').click()
      expect(await field(page, 'Nombre estado fenológico').inputValue()).toBe('')
      expect(await field(page, 'Cultivo').inputValue()).toBe('Limonero')
      await button(page, 'Cancelar').click()
      await expectHeading(page, 'Estados fenológicos')
    },
  )
})

describe('a chemical component', () => {
  itWhole('gets superscripts and subscripts where the caret is, by pointer and by keyboard, and focus and caret stay [CQ-02]', async () => {
    const page = await openList('componentes_quimicos', 'Componentes químicos')
    const name = field(page, 'Nombre componente químico')
    const caret = () => name.evaluate(input => (input as HTMLInputElement).selectionStart)
    await button(page, 'Añadir componente químico').click()
    await name.fill('HXO4')
    await name.evaluate(input => (input as HTMLInputElement).setSelectionRange(1, 2))
    await button(page, 'Subíndice 2').click()
    expect(await name.inputValue()).toBe('H₂O4')
    await hasFocus(page, 'Nombre componente químico')
    expect(await caret()).toBe(2)
    await name.evaluate(input => (input as HTMLInputElement).setSelectionRange(3, 4))
    await button(page, 'Superíndice −').click()
    expect(await name.inputValue()).toBe('H₂O⁻')

    // From the field to the two bars of keys, one stop each.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await eventually(async () => expect(await name.inputValue()).toBe('H₂O⁻₁'))
    await expectAccessibleAtBothSizes(page)
    await name.focus()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Componente guardado con éxito')
    expect((await all('/api/componentes/')).map(({ nombre }) => nombre)).toContainEqual({ es_ES: 'H₂O⁻₁' })
  })

  it('shows its sub and sup as such, and any other markup as text that never runs [CQ-01, CQ-03]', async () => {
    const name = 'Ca<sup>2+</sup> CO<sub>3</sub> <b>y</b> <img src=x onerror="document.title=1">'
    await given('/api/componentes/', { nombre: { es_ES: name } })
    const page = await openList('componentes_quimicos', 'Componentes químicos')
    await search(page).fill('onerror')
    const shown = page.getByRole('gridcell').filter({ hasText: 'Ca2+ CO3' })
    await shown.waitFor()
    expect(await shown.locator('sup').allTextContents()).toEqual(['2+'])
    expect(await shown.locator('sub').allTextContents()).toEqual(['3'])
    expect(await shown.textContent()).toContain('<b>y</b> <img src=x onerror="document.title=1">')
    expect(await shown.locator('b, img').count()).toBe(0)
    expect(await page.title()).toMatch(/^Componentes químicos/)
  })
})

describe('a family', () => {
  itWhole('has its colour as text, as a swatch and in a picker [FA-01]', async () => {
    const page = await openList('familias', 'Familias')
    await button(page, 'Añadir familia').click()
    const color = field(page, 'Color familia')
    await page.getByLabel('Elegir Color familia').fill('#ff0080')
    expect(await color.inputValue()).toBe('#ff0080')
    await color.fill('')
    await color.pressSequentially('verde oliva')
    expect(await color.inputValue()).toBe('verde o')
    await color.fill('green')
    await field(page, 'Nombre familia').fill('de color verde')
    await save(page).click()
    await expectToast(page, 'Familia guardada con éxito')
    expect(await all('/api/familias/')).toContainEqual(expect.objectContaining({ nombre: { es_ES: 'de color verde' }, color: 'green' }))
  })
})

describe('the language selector', () => {
  itWhole(
    'marks which languages have text in this record, and says how much is missing in the main four [ML-02, ML-03, ML-04]',
    async () => {
      const texts = { es_ES: 'Abono', en_US: 'Fertilizer', de_DE: 'Dünger' }
      await given('/api/familias/', { nombre: texts, descripcion: { es_ES: 'Nutre', en_US: 'Feeds' } })
      const page = await openList('familias', 'Familias')
      await edit(page, 'Abono')
      await page.getByText('Textos por traducir en 2 de los 4 idiomas principales').waitFor()
      await button(page, 'Abrir la lista de idiomas').click()
      const names = await page.getByRole('option').allTextContents()
      expect(names.slice(0, 4).map(text => text.replace(/\s+/g, ' ').trim())).toEqual([
        'Español (España) con todos los textos es_ES',
        'Inglés (Estados Unidos) con todos los textos en_US',
        'Francés (Francia) faltan 2 fr_FR',
        'Portugués (Brasil) faltan 2 pt_BR',
      ])
      expect(Number(await page.getByRole('option').first().getAttribute('aria-setsize'))).toBeGreaterThan(300)
      await expectAccessibleAtBothSizes(page)
      await page.keyboard.press('Escape')
      const box = page.getByRole('combobox', { name: 'Idioma de los textos' })
      await box.fill('eu_ES')
      await page.getByRole('option', { name: /^Euskera/ }).waitFor()
      await box.fill('aleman alemania')
      await page.getByRole('option', { name: 'Alemán (Alemania) falta 1 de_DE' }).click()
      expect(await field(page, 'Nombre familia').inputValue()).toBe('Dünger')
      await expectHeading(page, 'Dünger')
      await page.getByText('sin texto · de_DE').waitFor()
    },
  )
})

describe('leaving a form', () => {
  const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: 'Hay cambios sin guardar' })
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' })

  itWhole('asks nothing where nothing has changed, and asks by every way out where something has [MA-06, IM-01]', async () => {
    const page = await openList('familias', 'Familias')
    await menu(page).getByRole('link', { name: 'Informes' }).click()
    await expectPath(page, '/informe/ver')
    await menu(page).getByRole('button', { name: 'Maestras' }).click()
    await menu(page).getByRole('link', { name: 'Familias' }).click()
    await expectHeading(page, 'Familias')
    await button(page, 'Añadir familia').click()
    await expectHeading(page, 'Nueva familia')
    await button(page, 'Cancelar').click()
    await expectHeading(page, 'Familias')

    await button(page, 'Añadir familia').click()
    await page.getByLabel('Imagen de la familia: archivo').setInputFiles(await png())
    await page.getByText('brote.png').waitFor()
    const stay = async () => {
      await button(page, 'Seguir editando').click()
      await leaveDialog(page).waitFor({ state: 'hidden' })
      await page.getByText('brote.png').waitFor()
      await expectPath(page, '/maestras/familias')
    }
    await button(page, 'Cancelar').click()
    await leaveDialog(page).waitFor()
    await expectAccessibleAtBothSizes(page)
    await stay()
    await menu(page).getByRole('link', { name: 'Informes' }).click()
    await stay()
    await page.evaluate(() => history.back())
    await stay()
    await menu(page).getByRole('link', { name: 'Familias' }).click()
    await stay()
    expect(await breadcrumbs(page)).toEqual(['Maestras', 'Familias', 'Nueva familia'])
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('button', { name: 'Familias' }).click()
    await button(page, 'Salir sin guardar').click()
    await expectHeading(page, 'Familias')
    await menu(page).getByRole('link', { name: 'Informes' }).click()
    await expectPath(page, '/informe/ver')
  })

  it("asks by the browser's own question when the tab is closed, where the browser keeps no drafts [DR-09]", async () => {
    const page = await site.open('/maestras/soluciones', {
      before: page => page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })),
    })
    site.expectComplaint(/borradores/)
    await expectToast(page, 'Este navegador no puede guardar borradores: está prohibido. Guarde a menudo.')
    await button(page, 'Añadir solución').click()
    await field(page, 'Nombre solución').click()
    await page.keyboard.insertText('a medias')
    await expectHeading(page, 'a medias')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expectHeading(page, 'a medias')
  })
})

describe('a record that somebody else has changed since it was opened', () => {
  itWhole('is not written over unasked: their version can be seen, and mine saved or not [ML-06, MA-07, MA-11]', async () => {
    const { id } = await given('/api/familias/', { nombre: { es_ES: 'disputada' }, prioridad: 1 })
    const page = await openList('familias', 'Familias')
    const sent = writes(page)
    await edit(page, 'disputada')
    site.expectComplaint(FAILED_CALL)
    await site.api('PUT', `/api/familias/${id}/`, { nombre: { es_ES: 'suya' }, prioridad: 1 })
    await field(page, 'Nombre familia').fill('mía')
    await field(page, 'Prioridad').fill('5')
    await save(page).click()
    const question = page.getByRole('alertdialog', { name: 'Conflicto al guardar' })
    await question.getByText('Usted ha cambiado este registro en otra pestaña desde que lo abrió.').waitFor()
    await button(page, 'Ver su versión').click()
    await question.getByRole('row', { name: 'Nombre familia Español (España) La suya suya La mía mía' }).waitFor()
    expect(await question.getByRole('row').count()).toBe(2)
    await expectAccessibleAtBothSizes(page)
    await question.getByRole('button', { name: 'Cancelar' }).click()
    expect(sent).toEqual([])
    expect(await field(page, 'Nombre familia').inputValue()).toBe('mía')
    await eventually(async () => expect(await save(page).evaluate(isFocused)).toBe(true))

    await save(page).click()
    await button(page, 'Guardar la mía').click()
    await expectToast(page, 'Familia guardada con éxito')
    expect(await stored('/api/familias/', id)).toMatchObject({ nombre: { es_ES: 'mía' }, prioridad: 5 })
  })
})

it('works on a phone: the list opens, the form is filled in and saved [MA-04, MA-07, ML-03]', async () => {
  await given('/api/envases/', { valor: { es_ES: 'Frasco de mano' } })
  const page = await site.open('/maestras/envases', { viewport: PHONE })
  await search(page).fill('Frasco de mano')
  await cell(page, 'Frasco de mano').click()
  await expectHeading(page, 'Frasco de mano')
  await chooseLocale(page, 'en_US')
  await field(page, 'Nombre envase').fill('Flask')
  await save(page).click()
  await expectToast(page, 'Envase guardado con éxito')
  expect((await all('/api/envases/')).map(({ valor }) => valor)).toContainEqual({ es_ES: 'Frasco de mano', en_US: 'Flask' })
})
