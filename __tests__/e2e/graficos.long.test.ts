import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { DESKTOP, eventually, expectAccessible, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { expectHeading } from '@test/support/pages'
import { readPdf } from '@test/support/pdf'

const site = useSite()

const DESCRIPCIONES = [
  'Testigo sin tratar',
  'Zinc a 1,5 L/ha',
  'Zinc a 2,5 L/ha en dos aplicaciones, una al cuajado y otra quince días después, por goteo',
]
const given = async (path: string, record: object) => ((await site.api('POST', path, record)) as { id: number }).id
let trial: Promise<number> | undefined
/** Trial with two charts, shared by all tests, none of which saves it. */
const givenTrial = () => (trial ??= makeTrial())
const makeTrial = async () => {
  const [tons, percent] = [
    await given('/api/magnitudes/', { valor: { es_ES: 't/h' } }),
    await given('/api/magnitudes/', { valor: { es_ES: '% f' } }),
  ]
  const ensayo = await given('/api/ensayos/', {
    codigo: 'GRA-1',
    nombre: { es_ES: 'Ensayo con gráficos' },
    fecha: '2025-06-01',
    pais: 'ES',
    roi: 1.5,
  })
  const results = [
    ...[80, 88, 100].map(valor => ({ valor, magnitud: tons })),
    { valor: -40, magnitud: percent },
    { valor: 20, magnitud: percent },
  ]
  for (const [orden, result] of results.entries())
    await given('/api/resultados_de_ensayo/', {
      ensayo,
      orden,
      ...result,
      descripcion: { es_ES: DESCRIPCIONES[orden] ?? `Medida ${orden + 1}` },
    })
  return ensayo
}

const open = async (options: Parameters<typeof site.open>[1] = {}) => {
  const page = await site.open(`/ensayos/detalle/${await givenTrial()}`, options)
  await expectHeading(page, 'Ensayo con gráficos')
  await chart(page, 't/h').waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}
const chart = (page: Page, unit: string) => page.getByRole('figure', { name: unit, exact: true })
const testigo = (page: Page) => page.getByRole('combobox', { name: 'Testigo de t/h' })

/** Boxes of elements of a chart, in pixels of the window. */
const boxes = (page: Page, unit: string, selector: string) =>
  chart(page, unit)
    .locator(selector)
    .evaluateAll(elements =>
      elements.map(element => {
        const { x, y, width, right, bottom } = element.getBoundingClientRect()
        return { x, y, width, right, bottom, text: element.firstChild?.textContent ?? '' }
      }),
    )

it.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('draws bars in proportion from zero, texts apart and inside the chart: %s [FT-04]', async (_name, viewport) => {
  const page = await open({ viewport })
  const bars = await boxes(page, 't/h', 'rect')
  expect(bars).toHaveLength(3)
  const [first, second, third] = bars.map(({ width }) => width)
  expect((first ?? 0) / (third ?? 1)).toBeCloseTo(0.8, 2)
  expect((second ?? 0) / (third ?? 1)).toBeCloseTo(0.88, 2)
  expect(new Set(bars.map(({ x }) => Math.round(x))).size).toBe(1)
  const [loss, gain] = await boxes(page, '% f', 'rect')
  expect(loss?.right).toBeCloseTo(gain?.x ?? NaN, 0)
  expect(loss?.width).toBeCloseTo(2 * (gain?.width ?? NaN), 0)
  const frame = (await chart(page, 't/h').getByRole('img').boundingBox()) ?? { x: NaN, width: NaN }
  const texts = await boxes(page, 't/h', 'text')
  const labels = texts.filter(({ text }) => text !== '' && DESCRIPCIONES.some(each => each.startsWith(text.slice(0, 6))))
  expect(labels.map(({ y }) => y)).toEqual(labels.map(({ y }) => y).sort((one, other) => one - other))
  for (const text of texts) {
    expect(text.right).toBeLessThanOrEqual(frame.x + frame.width + 1)
    for (const bar of bars)
      expect(text.right <= bar.x || text.x >= bar.right || text.bottom <= bar.y + 1 || text.y >= bar.bottom - 1).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
})

it('keeps the control over a reload, takes it by keyboard, and is accessible at both sizes and in both themes [FT-04]', async () => {
  const page = await open()
  await testigo(page).focus()
  await page.keyboard.press('ArrowDown')
  await chart(page, 't/h').getByText('+10.0\u00A0%').waitFor()
  await chart(page, 't/h').getByText('+25.0\u00A0%').waitFor()
  await expectAccessibleAtBothSizes(page)
  await page.reload()
  await chart(page, 't/h').getByText('+10.0\u00A0%').waitFor()
  expect(await testigo(page).locator('option:checked').textContent()).toBe('Testigo sin tratar')
  await page.keyboard.press('Tab')
  await testigo(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: /SVG/ }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Descargar el gráfico de t/h')
})

const download = async (page: Page, format: string) => {
  await page.getByRole('button', { name: 'Descargar el gráfico de t/h' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: new RegExp(format) }).click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

it('gives an SVG and a PNG of twice its size, light on white from the dark theme too [FT-04]', async () => {
  const page = await open({ colorScheme: 'dark' })
  const svg = await download(page, 'SVG')
  expect(svg.name).toBe('GRA-1_t-h.svg')
  const text = svg.bytes.toString()
  for (const part of ['GRA-1 · Ensayo con gráficos', '>t/h<', '>100<', 'Testigo sin tratar', 'fill="#fff"', 'fill="#4b8f3c"'])
    expect(text).toContain(part)
  const png = await download(page, 'PNG')
  expect(png.name).toBe('GRA-1_t-h.png')
  const [, height] = /height="(\d+)"/.exec(text) ?? []
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 1760, height: 2 * Number(height) })
  const data = await sharp(png.bytes).removeAlpha().raw().toBuffer()
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  expect(data.includes(Buffer.from('4b8f3c'.repeat(20), 'hex'))).toBe(true)
})

/** Expects the print of the trial: one A4 page with the results in the order of the list, code, name and page number. */
const expectPrint = async (page: Page) => {
  const [printed, ...more] = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(more).toEqual([])
  expect(printed).toMatchObject({ width: 595, height: 842 })
  for (const text of ['1 / 1', 'GRA-1 · Ensayo con gráficos', '80 t/h Testigo sin tratar', 'España', '1.50', '3 resultados'])
    expect(printed?.text).toContain(text)
  expect(printed?.text).not.toContain('Cultivos')
}

it('prints the trial alone on A4, with its charts and without the frame [FT-04]', async () => {
  const page = await open({
    colorScheme: 'dark',
    before: each => each.addInitScript(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') })),
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.locator('body[data-printed]').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('article')
  await paper.getByText('GRA-1').waitFor()
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false)
  await paper.getByRole('img', { name: '3 resultados en t/h, los de la lista' }).waitFor()
  const ground = await paper.evaluate(element => getComputedStyle(element.parentElement ?? element).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  const bars = await paper.locator('rect').evaluateAll(elements => elements.map(element => getComputedStyle(element).fill))
  expect(new Set(bars)).toEqual(new Set(['rgb(75, 143, 60)']))
  await expectPrint(page)
  await page.emulateMedia({ media: null })
  // The event `afterprint` ends the print view.
  await eventually(async () => expect(await page.getByRole('article').count()).toBe(0))
  // The print is equal when the browser prints without the button.
  await expectPrint(page)
})
