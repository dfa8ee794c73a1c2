import type { Locator, Page, Response } from 'playwright-core'
import { VERSION_LABEL } from '@/shared/constants'
import { DESKTOP, eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, PHONE, useSite } from '@test/support/browser'
import { scriptOf } from '@test/support/scripts'
import { fromPlainFiles } from '@test/support/configuration'
import { expectWhole, watchStart } from '@test/support/start'
import { addMagnitud, breadcrumbs, expectHeading, expectPath, save, toasts, valor } from '@test/support/pages'
import { untilQuiet } from '@test/support/quietNetwork'

const site = useSite()

/** Every route with the heading of its page; for missing records the heading of the list to which they redirect. */
const ROUTES: Record<string, string> = {
  '/maestras/magnitudes': 'Magnitudes',
  '/maestras/iconos': 'Iconos',
  '/maestras/familias': 'Familias',
  '/maestras/envases': 'Envases',
  '/maestras/componentes_quimicos': 'Componentes químicos',
  '/maestras/cultivos': 'Cultivos',
  '/maestras/estados_fenologicos': 'Estados fenológicos',
  '/maestras/soluciones': 'Soluciones',
  '/productos/genericos/new': 'Nuevo producto genérico',
  '/productos/genericos/view': 'Productos genéricos',
  '/productos/acabados/new': 'Nuevo producto acabado',
  '/productos/acabados/view': 'Productos acabados',
  '/productos/edit/g/99999': 'Productos genéricos',
  '/productos/edit/a/99999': 'Productos acabados',
  '/cultivos/ver': 'Cultivos',
  '/cultivos/detalle/99999': 'Cultivos',
  '/ensayos/new': 'Nuevo ensayo',
  '/ensayos/ver': 'Ensayos',
  '/ensayos/detalle/99999': 'Ensayos',
  '/soluciones/ver': 'Seleccione la solución a configurar',
  '/soluciones/detalle/99999': 'Seleccione la solución a configurar',
  '/informe/ver': 'Informes',
  '/account/usuarios': 'Usuarios',
  '/account/perfil': 'Perfil',
  '/borradores': 'Borradores',
  '/': 'Inicio',
}
const PUBLIC_ROUTES = ['/account/clave/restaurar', '/account/clave/recuperar', '/logout', '/login']

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const rowCount = (page: Page) => page.getByRole('grid').getAttribute('aria-rowcount')
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}
/** Navigates to another page like a link, without a reload. */
const goInside = (page: Page, path: string) =>
  page.evaluate(path => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1, key: path }, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
const stored = (page: Page, key: string) => page.evaluate(key => localStorage.getItem(key), key)

describe('while its scripts are on their way', () => {
  it.each([['all of them', '**/assets/*.js']] as const)(
    'the page shows the mark on its frame, and says that it loads: %s [FR-11]',
    async (_what, scripts) => {
      let release = (): void => undefined
      const held = new Promise<void>(resolve => (release = resolve))
      let asked = (_page: Page): void => undefined
      const waiting = new Promise<Page>(resolve => (asked = resolve))
      const opened = site.open('/maestras/magnitudes', {
        before: page => {
          asked(page)
          return page.route(scripts, async route => {
            await held
            await route.continue()
          })
        },
      })
      const page = await waiting
      const loading = page.getByRole('status').filter({ hasText: 'Cargando la aplicación' })
      await loading.waitFor()
      await loading.locator('svg').waitFor()
      await expectAccessibleAtBothSizes(page)
      release()
      await opened
      await expectHeading(page, 'Magnitudes')
      expect(await loading.count()).toBe(0)
    },
  )
})

describe('the top bar', () => {
  it('shows the version and a logo that leads home, on every page [FR-01, FR-02]', async () => {
    const page = await site.open('/maestras/magnitudes')
    const bar = page.getByRole('banner')
    await bar.getByText(VERSION_LABEL, { exact: true }).waitFor()
    await bar.getByRole('link', { name: /inicio/ }).click()
    await expectPath(page, '/')
    await bar.getByText(VERSION_LABEL, { exact: true }).waitFor()
  })

  it('adds generic products, finished ones and trials [FR-03]', async () => {
    const entries = [
      ['Crear nuevo producto genérico', '/productos/genericos/new'],
      ['Crear nuevo producto acabado', '/productos/acabados/new'],
      ['Crear nuevo ensayo', '/ensayos/new'],
    ] as const
    const page = await site.open('/')
    const openMenu = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Añadir' }).click()
      await page.getByRole('menuitem').first().waitFor()
    }
    await openMenu()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(entries.map(([name]) => name))
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    for (const [name, path] of entries) {
      await openMenu()
      await page.getByRole('menuitem', { name }).click()
      await expectPath(page, path)
    }
  })

  it('leads the user to the profile [FR-04]', async () => {
    const page = await site.open('/')
    await page.getByRole('button', { name: /Lucía Ferrer Molina/ }).click()
    await page.getByRole('menuitem').first().waitFor()
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Perfil', 'Salir'])
    await page.getByRole('menuitem', { name: 'Perfil' }).click()
    await expectPath(page, '/account/perfil')
    await expectHeading(page, 'Perfil')
  })
})

describe('the left menu', () => {
  it('has all its entries in their order, each leading to its route [FR-05, FR-07]', async () => {
    const page = await site.open('/')
    await group(page, 'Productos').click()
    await group(page, 'Maestras').click()
    const entries = await menu(page)
      .locator('ul')
      .first()
      .locator('a, button')
      .evaluateAll(nodes => nodes.map(node => [node.textContent, node.getAttribute('href')]))
    expect(entries).toEqual([
      ['Productos', null],
      ['Genéricos', '/productos/genericos/view'],
      ['Acabados', '/productos/acabados/view'],
      ['Cultivos', '/cultivos/ver'],
      ['Ensayos', '/ensayos/ver'],
      ['Soluciones', '/soluciones/ver'],
      ['Informes', '/informe/ver'],
      ['Maestras', null],
      ['Familias', '/maestras/familias'],
      ['Iconos', '/maestras/iconos'],
      ['Envases', '/maestras/envases'],
      ['Componentes químicos', '/maestras/componentes_quimicos'],
      ['Magnitudes', '/maestras/magnitudes'],
      ['Cultivos', '/maestras/cultivos'],
      ['Estados fenológicos', '/maestras/estados_fenologicos'],
      ['Soluciones', '/maestras/soluciones'],
    ])
  })

  it.each([['Productos', 'MENU_PRODUCTS', 'Genéricos']] as const)(
    'hides the group %s at first and remembers under %s that it was opened [FR-06]',
    async (name, key, entry) => {
      const page = await site.open('/')
      const link = menu(page).getByRole('link', { name: entry, exact: true })
      await group(page, name).waitFor()
      expect(await group(page, name).getAttribute('aria-expanded')).toBe('false')
      expect(await link.isVisible()).toBe(false)

      await group(page, name).click()
      await link.waitFor()
      await eventually(async () => expect(await stored(page, key)).toBe('S'))
      await page.reload()
      await link.waitFor()
      expect(await group(page, name).getAttribute('aria-expanded')).toBe('true')

      await group(page, name).click()
      await link.waitFor({ state: 'hidden' })
      await eventually(async () => expect(await stored(page, key)).toBe('H'))
      await page.reload()
      await group(page, name).waitFor()
      expect(await link.isVisible()).toBe(false)
    },
  )

  it('leads to a page by a click and marks it as the current one [FR-07]', async () => {
    const page = await site.open('/')
    await group(page, 'Maestras').click()
    const link = menu(page).getByRole('link', { name: 'Magnitudes' })
    await link.click()
    await expectHeading(page, 'Magnitudes')
    await expectPath(page, '/maestras/magnitudes')
    expect(await link.getAttribute('aria-current')).toBe('page')
    await expectAccessible(page)
  })

  it('is a drawer on a phone, closed by Escape and by a choice [FR-05]', async () => {
    const page = await site.open('/', { viewport: PHONE })
    const button = page.getByRole('button', { name: 'Menú', exact: true })
    await button.click()
    await group(page, 'Maestras').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await group(page, 'Maestras').waitFor({ state: 'hidden' })
    await button.click()
    await group(page, 'Maestras').click()
    await menu(page).getByRole('link', { name: 'Magnitudes' }).click()
    await expectHeading(page, 'Magnitudes')
    await group(page, 'Maestras').waitFor({ state: 'hidden' })
  })
})

describe('the pages', () => {
  it('say where they are [FR-08]', async () => {
    const page = await site.open('/maestras/magnitudes')
    await expectHeading(page, 'Magnitudes')
    expect(await breadcrumbs(page)).toEqual(['Maestras', 'Magnitudes'])
    await addMagnitud(page)
    expect(await breadcrumbs(page)).toEqual(['Maestras', 'Magnitudes', 'Nueva magnitud'])
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('button', { name: 'Editar kg/ha' }).click()
    await eventually(async () => expect(await breadcrumbs(page)).toEqual(['Maestras', 'Magnitudes', 'Editar magnitud']))
  })

  it('show nothing but a logo at home [FR-09]', async () => {
    const page = await site.open('/')
    const main = page.getByRole('main')
    await main.locator('svg').waitFor()
    expect(await main.locator('svg, img').count()).toBe(1)
    expect(await main.locator('a, button, input, p').count()).toBe(0)
    await expectAccessibleAtBothSizes(page)
  })

  it('say so, inside the frame, where there is none [FR-12]', async () => {
    const page = await site.open('/no/existe')
    await expectHeading(page, 'Página no encontrada')
    await menu(page).waitFor()
    await expectAccessibleAtBothSizes(page)
    for (const path of ['/maestras/otra', '/maestras/magnitudes/1']) {
      await page.getByRole('main').getByRole('link').click()
      await expectPath(page, '/')
      await expectHeading(page, 'Inicio')
      await goInside(page, path)
      await expectHeading(page, 'Página no encontrada')
    }
  })

  it('name themselves in the title and are Spanish [FR-11, FR-13]', async () => {
    const page = await site.open('/')
    await eventually(async () => expect(await page.title()).toMatch(/^Inicio · /))
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    // A translating browser wraps texts in elements of its own, which breaks the updates of React.
    expect(await page.locator('html').evaluate((html: HTMLElement) => html.translate)).toBe(false)
    expect(await page.locator('meta[name=google]').getAttribute('content')).toBe('notranslate')
    for (const [path, title] of [
      ['/maestras/magnitudes', /^Magnitudes · /],
      ['/account/perfil', /^Perfil · /],
      ['/account/usuarios', /^Usuarios · /],
      ['/no/existe', /^Página no encontrada · /],
    ] as const) {
      await goInside(page, path)
      await eventually(async () => expect(await page.title()).toMatch(title))
    }
  })

  it('name the form they show in the title [FR-13]', async () => {
    const page = await site.open('/maestras/magnitudes')
    await addMagnitud(page)
    await eventually(async () => expect(await page.title()).toMatch(/^Nueva magnitud · /))
  })

  it.each([...Object.keys(ROUTES), ...PUBLIC_ROUTES])('come from the server under their own address: %s [RT-06]', async path => {
    const response = await fetch(site.address + path, { headers: { Accept: 'text/html' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toMatch(/<div id="?root"?>/)
  })

  it('exist, each whole at once, where a missing record leads to its list [RT-01, PE-07, CD-07, TR-13, CB-05]', async () => {
    const page = await site.open('/', { before: watchStart })
    for (const [path, heading] of Object.entries(ROUTES)) {
      await goInside(page, path)
      // The previous page stays until the next one is loaded, and may have the same heading.
      await eventually(() => expect(page.url()).not.toContain('99999'))
      await expectHeading(page, heading)
    }
    await expectWhole(page)
    site.expectComplaint(FAILED_CALL)
  })

  it('show a list again in the frame after the click that leads back to it', async () => {
    const page = await site.open('/cultivos/ver')
    await page.getByRole('gridcell').first().click()
    await eventually(() => expect(page.url()).toContain('/cultivos/detalle/'))
    await page.getByRole('gridcell').first().waitFor({ state: 'detached' })
    await untilQuiet(page)
    const link = menu(page).locator('a[href="/cultivos/ver"]')
    const rows = await link.evaluate(async element => {
      const count = () => document.querySelectorAll('[role=gridcell]').length
      const before = count()
      if (element instanceof HTMLElement) element.click()
      await new Promise(requestAnimationFrame)
      return { before, after: count() > 0 }
    })
    expect(rows).toEqual({ before: 0, after: true })
  })

  it('are there from a host of plain files too, which knows nothing of addresses [RT-06]', async () => {
    const page = await site.open('/maestras/magnitudes', { before: fromPlainFiles })
    await page.getByRole('gridcell').first().waitFor()
    expect(await page.locator('script[type="application/json"]').count()).toBe(0)
  })

  it('keep room for a scrollbar, so that none moves what is there; a list keeps it in its table alone [FR-08]', async () => {
    const page = await site.open('/informe/ver')
    const gutter = (selector: string) => page.locator(selector).evaluate(element => getComputedStyle(element).scrollbarGutter)
    await expectHeading(page, 'Informes')
    expect(await gutter('main')).toBe('stable')
    await page.goto(`${site.address}/maestras/magnitudes`)
    await page.getByRole('gridcell').first().waitFor()
    expect([await gutter('main'), await gutter('div:has(> table)')]).toEqual(['auto', 'stable'])
  })

  it('fit a width of 320 px: tools, bar and dates of a record [FR-08]', async () => {
    const given = async (list: string, record: object) => ((await site.api('POST', `/api/${list}/`, record)) as { id: number }).id
    const product = await given('productos_genericos', { codigo: 'N-1', nombre: { es_ES: 'Producto' } })
    const trial = await given('ensayos', { codigo: 'N-1', nombre: { es_ES: 'Ensayo' }, fecha: '2025-06-01' })
    const page = await site.open(`/productos/edit/g/${product}`, { viewport: { width: 320, height: 700 } })
    const spare = (selector: string) => page.locator(selector).evaluate(element => element.clientWidth - element.scrollWidth)
    await page.getByRole('group', { name: 'Guardar el producto' }).waitFor()
    expect(await spare('main')).toBe(0)
    await page.goto(`${site.address}/ensayos/detalle/${trial}`)
    await page.getByRole('textbox', { name: 'Fecha' }).waitFor()
    expect([await spare('main'), await spare('input[name="fecha"]')]).toEqual([0, 0])
  })

  it.each([PHONE, { width: 640, height: 360 }, { width: 320, height: 256 }])(
    'show the tools and the way of a record that take the focus behind its title, at $width × $height [FR-08]',
    async viewport => {
      const record = { codigo: `H-${viewport.width}`, nombre: { es_ES: 'Ensayo' }, fecha: '2025-06-01' }
      const { id } = (await site.api('POST', '/api/ensayos/', record)) as { id: number }
      const page = await site.open(`/ensayos/detalle/${id}`, { viewport })
      await page.getByRole('textbox', { name: 'Código' }).focus()
      await page.locator('main').evaluate(sheet => sheet.scrollTo(0, 400))
      const passed: string[] = []
      for (let presses = 0; presses < 9 && passed.at(-1) !== 'Ensayos'; presses += 1) {
        await page.keyboard.press('Shift+Tab')
        await page.evaluate(() => new Promise(done => requestAnimationFrame(done)))
        const name = await page.evaluate(() => {
          const element = document.activeElement
          if (!element?.matches('a, button')) return 'campo'
          const { left, top, width, height } = element.getBoundingClientRect()
          const found = document.elementFromPoint(left + width / 2, top + height / 2)
          return element.contains(found) ? element.textContent : `tapado: ${element.textContent}`
        })
        passed.push(name)
      }
      expect(passed.filter(name => name !== 'campo')).toEqual(['Historial', 'Imprimir', 'Ensayos'])
    },
  )
})

describe('a toast', () => {
  /** Time of the animations with which a closed toast goes, and some spare. */
  const LEAVING_MS = 600
  const step = 50

  it('appears at the bottom left and closes by itself, not before its time [FR-10]', async () => {
    const page = await site.open('/maestras/magnitudes', { before: page => page.clock.install() })
    await addMagnitud(page)
    await valor(page).fill('fanega')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await save(page).click()
    const toast = toasts(page).getByText('Magnitud guardada con éxito', { exact: true })
    await eventually(async () => {
      await page.clock.runFor(step)
      expect(await toast.count()).toBe(1)
    })
    await page.mouse.move(1400, 20)
    const box = await toast.boundingBox()
    expect(box?.x).toBeLessThan(300)
    expect(box?.y).toBeGreaterThan(700)

    await page.clock.runFor(3000 - 2 * step)
    expect(await toast.isVisible()).toBe(true)
    await page.clock.runFor(2 * step + LEAVING_MS)
    await eventually(async () => expect(await toast.count()).toBe(0))
  })

  it.each([
    ['beside the rows where the menu is', DESKTOP],
    ['below the row just saved elsewhere', PHONE],
  ])('covers nothing that matters: %s [FR-10, MA-07]', async (_where, viewport) => {
    const page = await site.open('/maestras/magnitudes', { viewport })
    await page.getByRole('row').nth(1).focus()
    await page.keyboard.press('End')
    await eventually(async () => expect(await page.locator(':focus').getAttribute('aria-rowindex')).toBe(await rowCount(page)))
    await page.keyboard.press('Enter')
    await valor(page).fill('zz cuarterola')
    await save(page).click()
    const toast = toasts(page).getByRole('button', { name: 'Cerrar el aviso' }).locator('..')
    await toast.hover()
    const row = page.getByRole('row', { name: 'zz cuarterola' })
    await eventually(async () => expect(await row.evaluate(element => element === document.activeElement)).toBe(true))
    const [said, saved] = await Promise.all([boxOf(toast), boxOf(row)])
    const apart = viewport === DESKTOP ? saved.x - (said.x + said.width) : said.y - (saved.y + saved.height)
    expect(apart).toBeGreaterThanOrEqual(0)
  })

  const isCovered = (button: Locator) =>
    button.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })

  it('leaves the buttons of the action bar, and the answers of a question, to the user [FR-10]', async () => {
    const page = await site.open('/productos/genericos/new', { viewport: PHONE })
    site.expectComplaint(FAILED_CALL)
    site.expectComplaint(/productos\/crear/)
    await page.route('**/api/productos_genericos/', route => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await page.getByLabel('Código de artículo').fill('AVISO-1')
    await page.keyboard.press('Enter')
    await toasts(page).getByRole('alert').hover()
    expect(await isCovered(page.locator('main button[type=submit]'))).toBe(false)
    await page.getByRole('main').getByRole('button', { name: 'Cancelar' }).focus()
    await page.keyboard.press('Enter')
    const answers = page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button')
    await answers.first().waitFor()
    expect(await toasts(page).getByRole('alert').isVisible()).toBe(true)
    for (const answer of await answers.all()) expect(await isCovered(answer)).toBe(false)
  })

  it('is accessible [FR-10]', async () => {
    const page = await site.open('/maestras/magnitudes')
    await addMagnitud(page)
    await valor(page).fill('quintal')
    await save(page).click()
    await toasts(page).getByText('Magnitud guardada con éxito', { exact: true }).hover()
    await expectAccessibleAtBothSizes(page)
  })
})

it('has its own policy of trusted types, and lets no script make another', async () => {
  const page = await site.open('/maestras/magnitudes')
  await expectHeading(page, 'Magnitudes')
  site.expectComplaint(/trusted-types/)
  const made = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => object } }
    return ['other', 'default', 'webpack'].filter(name => {
      try {
        return trustedTypes.createPolicy(name, {})
      } catch {
        return false
      }
    })
  })
  expect(made).toEqual([])
})

it('shows developers what the API answers, in the network panel of the browser', async () => {
  const answers: Response[] = []
  const page = await site.open('/maestras/magnitudes', {
    before: async page => {
      page.on('response', response => response.url().includes('/api/magnitudes/cambios/') && answers.push(response))
    },
  })
  await page.getByRole('row').nth(1).waitFor()
  const [list] = answers
  expect(JSON.parse((await list?.text()) ?? '').registros).toEqual(await site.api('GET', '/api/magnitudes/'))
})

it('marks the menu entry at once and shows a bar after a moment while the code of a page is on its way [FR-05]', async () => {
  let release = (): void => undefined
  const held = new Promise<void>(resolve => (release = resolve))
  const page = await site.open('/account/perfil', {
    before: page =>
      page.route(scriptOf('src/features/cultivos/list/CultivosList.tsx'), async route => {
        await held
        await route.continue()
      }),
  })
  await expectHeading(page, 'Perfil')
  const entry = menu(page).getByRole('link', { name: 'Cultivos' }).first()
  const sheet = await boxOf(page.getByRole('main'))
  await entry.click()
  await eventually(async () => expect(await entry.getAttribute('aria-current')).toBe('page'))
  const bar = page.getByRole('progressbar', { name: 'Abriendo la página' })
  await bar.waitFor()
  expect(await bar.evaluate(element => getComputedStyle(element).animationDelay)).toBe('0.15s')
  expect(await boxOf(page.getByRole('main'))).toEqual(sheet)
  expect(new URL(page.url()).pathname).toBe('/account/perfil')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await bar.evaluate(element => getComputedStyle(element, '::after').animationName)).toBe('none')
  release()
  await expectHeading(page, 'Cultivos')
  await bar.waitFor({ state: 'detached' })
})

it('frees each page that was left by mouse, though its buttons were in a transition', async () => {
  await site.api('POST', '/api/productos_genericos/', { codigo: 'MEMORIA-1', nombre: { es_ES: 'Memoria' } })
  const page = await site.open('/productos/genericos/view')
  const session = await site.debuggerOf(page)
  await session.send('Performance.enable')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const pressInTransition = async (name: RegExp) => {
    const button = page.getByRole('button', { name }).first()
    await button.hover()
    await button.click({ delay: 30 })
  }
  const visit = async () => {
    await pressInTransition(/^Editar/)
    await page.getByLabel('Código', { exact: true }).waitFor()
    await pressInTransition(/^Cancelar/)
    await page.getByRole('gridcell').first().waitFor()
  }
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0
  }
  for (let n = 0; n < 2; n++) await visit()
  const before = await nodes()
  for (let n = 0; n < 6; n++) await visit()
  await eventually(async () => expect(await nodes()).toBeLessThan(before + 1000))
})
