import type { Page } from 'playwright-core'
import type { ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { breadcrumbs, chooseLocale, expectHeading, expectPath, expectToast, search, toasts } from '@test/support/pages'
import { itWhole } from '@test/support/long'

const site = useSite()
const FAILED = 'Se ha producido un error al guardar los cambios'

const given = async <T extends object>(path: string, record: object) => (await site.api('POST', path, record)) as T & { id: number }

let made = 0
/** A crop of the first group with stages of these orders; every test has its own. */
const givenCrop = async (orders: readonly number[]) => {
  made += 1
  const [grupo] = (await site.api('GET', '/api/grupos_de_cultivo/')) as { id: number; nombre: string }[]
  const name = `Cultivo de prueba ${made}`
  const { id } = await given('/api/cultivos/', { nombre: { es_ES: name, fr_FR: `Culture ${made}` }, grupo_de_cultivo: grupo?.id })
  const stages: number[] = []
  for (const [at, orden] of orders.entries()) {
    const stage = await given('/api/estados_fenologicos/', { nombre: { es_ES: `Fase ${at + 1}` }, cultivo: id, orden })
    stages.push(stage.id)
  }
  return { id, name, grupo: grupo?.nombre ?? '', stages }
}

const ordersOf = async (cultivo: number) => {
  const all = (await site.api('GET', '/api/estados_fenologicos/')) as EstadoFenologico[]
  const own = all.filter(stage => stage.cultivo === cultivo).sort((one, other) => one.orden - other.orden)
  return own.map(({ nombre, orden }) => [nombre['es_ES'], orden])
}
const entriesOf = async (estado: number) => (await site.api('GET', `/api/como_se_aplica/?estado_fenologico=${estado}`)) as ComoSeAplica[]

const open = async ({ id, name }: { id: number; name: string }, before?: (page: Page) => Promise<unknown>) => {
  const page = await site.open(`/cultivos/detalle/${id}`, { ...(before && { before }) })
  await expectHeading(page, name)
  return page
}
const cards = (page: Page) => page.getByRole('list', { name: 'Estados fenológicos' }).getByRole('heading', { level: 2 })
const shown = async (page: Page) => (await cards(page).allTextContents()).map(text => /Fase \d/.exec(text)?.[0])
const expectShown = (page: Page, ...names: string[]) => eventually(async () => expect(await shown(page)).toEqual(names))
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const stage = (page: Page, name: string) => button(page, new RegExp(`^${name} `))

describe('the list of crops', () => {
  itWhole('has the columns of the master and no actions, and a row opens the crop [CD-01, FR-08]', async () => {
    const crop = await givenCrop([0])
    const page = await site.open('/cultivos/ver')
    await expectHeading(page, 'Cultivos')
    expect(await breadcrumbs(page)).toEqual(['Cultivos'])
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Imagen', 'Nombre', 'Grupo de cultivo'])
    expect(await button(page, /^(Editar|Eliminar|Acciones)/).count()).toBe(0)
    await expectAccessible(page)
    await search(page).fill(crop.name)
    await page.getByRole('gridcell', { name: crop.name, exact: true }).click()
    await expectPath(page, `/cultivos/detalle/${crop.id}`)
    await expectHeading(page, crop.name)
    expect(await breadcrumbs(page)).toEqual(['Cultivos', crop.grupo, crop.name])
    const current = page.getByRole('navigation', { name: 'Principal' }).locator('[aria-current=page]')
    expect(await current.textContent()).toBe('Cultivos')
  })

  itWhole('is where one lands if the crop does not come [CD-07]', async () => {
    site.expectComplaint(FAILED_CALL)
    site.expectComplaint(/cultivos\/999999/)
    const page = await site.open('/cultivos/detalle/999999')
    await expectPath(page, '/cultivos/ver')
    await expectHeading(page, 'Cultivos')
  })
})

describe('the order of the stages', () => {
  it('is normalised when the crop opens, here and on the server [CD-02, CD-03]', async () => {
    const crop = await givenCrop([7, 3, 7])
    const page = await open(crop)
    await expectShown(page, 'Fase 2', 'Fase 1', 'Fase 3')
    await eventually(async () =>
      expect(await ordersOf(crop.id)).toEqual([
        ['Fase 2', 0],
        ['Fase 1', 1],
        ['Fase 3', 2],
      ]),
    )
  })

  itWhole('changes by the arrows and by Alt with an arrow, not beyond the ends, and is saved [CD-04]', async () => {
    const crop = await givenCrop([0, 1, 2])
    const page = await open(crop)
    await button(page, 'Bajar Fase 1').click()
    await expectShown(page, 'Fase 2', 'Fase 1', 'Fase 3')
    await button(page, 'Subir Fase 2').click({ force: true })
    await button(page, 'Bajar Fase 3').click({ force: true })
    await expectShown(page, 'Fase 2', 'Fase 1', 'Fase 3')
    await stage(page, 'Fase 3').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expectShown(page, 'Fase 3', 'Fase 2', 'Fase 1')
    await eventually(async () =>
      expect(await ordersOf(crop.id)).toEqual([
        ['Fase 3', 0],
        ['Fase 2', 1],
        ['Fase 1', 2],
      ]),
    )
    await page.reload()
    await expectShown(page, 'Fase 3', 'Fase 2', 'Fase 1')
  })

  it('changes by a finger that drags a stage, open or not, which scrolls nothing, and is saved [CD-04]', async () => {
    const crop = await givenCrop([0, 1, 2])
    const page = await open(crop)
    await stage(page, 'Fase 2').click()
    const finger = await site.debuggerOf(page)
    await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
    const placeOf = async (name: string) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await button(page, `Arrastrar ${name}`).boundingBox()) ?? {}
      return { x: x + width / 2, y: y + height / 2 }
    }
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const [from, to] = [await placeOf('Fase 3'), await placeOf('Fase 1')]
    await touch('touchStart', from)
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', { x: from.x, y: from.y + (to.y - 4 - from.y) * part })
    await page.getByTestId('gap').waitFor()
    await expectAccessible(page)
    await touch('touchEnd')
    await expectShown(page, 'Fase 3', 'Fase 1', 'Fase 2')
    await page.getByText('Fase 3: posición 1 de 3').waitFor({ state: 'attached' })
    expect(await stage(page, 'Fase 2').getAttribute('aria-expanded')).toBe('true')
    await eventually(async () =>
      expect(await ordersOf(crop.id)).toEqual([
        ['Fase 3', 0],
        ['Fase 1', 1],
        ['Fase 2', 2],
      ]),
    )
  })
})

describe('how products are applied', () => {
  /** A crop with one stage, in which a generic and a finished product are applied. */
  const givenEntries = async () => {
    const crop = await givenCrop([0])
    const estado_fenologico = crop.stages[0] ?? 0
    const generico = await given('/api/productos_genericos/', { codigo: `G-${made}`, nombre: { es_ES: `Zinc ${made}` } })
    const acabado = await given('/api/productos_acabados/', { codigo: `A-${made}`, nombre: { es_ES: `Boro ${made}` } })
    const texts = { momento_de_aplicacion: { es_ES: 'Antes de flor', fr_FR: 'Avant' }, dosis: '2 L/ha', objetivo: { es_ES: 'Raíz' } }
    const entry = { estado_fenologico, modo_de_aplicacion: 1, ...texts }
    await given('/api/como_se_aplica/', { ...entry, producto_generico: generico.id, producto_acabado: null })
    await given('/api/como_se_aplica/', { ...entry, producto_generico: null, producto_acabado: acabado.id })
    return { ...crop, estado: estado_fenologico, names: [`Zinc ${made} - G-${made}`, `Boro ${made} - A-${made}`] }
  }
  const group = (page: Page, name = '') => page.getByRole('group', { name, exact: true })
  const saveButton = (page: Page) => button(page, 'Guardar cambios')

  itWhole(
    'shows name and code, mode and texts, and a button only while something differs; saves the whole record [CD-05, CD-06]',
    async () => {
      const crop = await givenEntries()
      const page = await open(crop)
      await stage(page, 'Fase 1').click()
      const zinc = group(page, crop.names[0])
      await group(page, crop.names[1]).waitFor()
      const modo = zinc.getByLabel('Modo de aplicación')
      expect(await modo.getByRole('option').allTextContents()).toEqual([
        'Aplicación foliar',
        'Aplicación al riego',
        'Aplicación foliar y al riego',
      ])
      expect(await modo.inputValue()).toBe('1')
      expect(await zinc.getByLabel('Objetivo', { exact: true }).inputValue()).toBe('Raíz')
      expect(await saveButton(page).count()).toBe(0)
      await zinc.getByLabel('Objetivo', { exact: true }).fill('Hoja')
      await saveButton(page).waitFor()
      await page.getByText('1 sin guardar').waitFor()
      await zinc.getByLabel('Objetivo', { exact: true }).fill('Raíz')
      await saveButton(page).waitFor({ state: 'hidden' })

      await modo.selectOption('2')
      await chooseLocale(page, 'fr_FR')
      expect(await zinc.getByLabel('Momento de aplicación', { exact: true }).inputValue()).toBe('Avant')
      await zinc.getByLabel('Objetivo', { exact: true }).fill('Racine')
      await expectAccessibleAtBothSizes(page)
      await saveButton(page).click()
      await saveButton(page).waitFor({ state: 'hidden' })
      await zinc.getByText('Guardado').waitFor()
      await expectAccessible(page)
      const [saved, other] = await entriesOf(crop.estado)
      expect(saved).toMatchObject({
        modo_de_aplicacion: 2,
        dosis: '2 L/ha',
        objetivo: { es_ES: 'Raíz', fr_FR: 'Racine' },
        momento_de_aplicacion: { es_ES: 'Antes de flor', fr_FR: 'Avant' },
      })
      expect(other).toMatchObject({ modo_de_aplicacion: 1, objetivo: { es_ES: 'Raíz' } })
    },
  )

  itWhole('keeps what was typed where the save fails, and saves it at the next try [CD-06, ER-01]', async () => {
    const crop = await givenEntries()
    let down = true
    site.expectComplaint(FAILED_CALL)
    const page = await open(crop, page =>
      page.route('**/api/como_se_aplica/*/', route => (down && route.request().method() === 'PUT' ? route.abort() : route.fallback())),
    )
    await stage(page, 'Fase 1').click()
    const objetivo = group(page, crop.names[0]).getByLabel('Objetivo')
    await objetivo.fill('Fruto')
    await saveButton(page).click()
    await expectToast(page, FAILED)
    expect(await objetivo.inputValue()).toBe('Fruto')
    await group(page, crop.names[0]).getByText('Cómo se aplica: sin respuesta').waitFor()
    await expectAccessible(page)
    down = false
    await saveButton(page).click()
    await saveButton(page).waitFor({ state: 'hidden' })
    expect((await entriesOf(crop.estado)).map(({ objetivo: text }) => text['es_ES'])).toEqual(['Fruto', 'Raíz'])
  })

  itWhole('asks before writing over what somebody else has written meanwhile, and before leaving with changes', async () => {
    const crop = await givenEntries()
    site.expectComplaint(/ConflictError|ha cambiado desde/)
    const page = await open(crop)
    await stage(page, 'Fase 1').click()
    const objetivo = group(page, crop.names[0]).getByLabel('Objetivo')
    await objetivo.fill('Lo mío')
    const [entry] = await entriesOf(crop.estado)
    await site.api('PUT', `/api/como_se_aplica/${entry?.id}/`, { ...entry, objetivo: { es_ES: 'Lo suyo' }, dosis: '9 L/ha' })
    await saveButton(page).click()
    await button(page, 'Guardar la mía').waitFor()
    await expectAccessible(page)
    await button(page, 'Cancelar').click()
    await page.getByRole('link', { name: 'Ensayos' }).click()
    await button(page, 'Seguir editando').click()
    expect(await objetivo.inputValue()).toBe('Lo mío')
    await saveButton(page).click()
    await button(page, 'Guardar la mía').click()
    await saveButton(page).waitFor({ state: 'hidden' })
    expect((await entriesOf(crop.estado))[0]).toMatchObject({ objetivo: { es_ES: 'Lo mío' }, dosis: '9 L/ha' })
    await page.getByRole('link', { name: 'Ensayos' }).click()
    await expectPath(page, '/ensayos/ver')
    expect(await toasts(page).getByRole('alert').count()).toBe(0)
  })
})
