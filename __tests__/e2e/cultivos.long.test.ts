import type { Page } from 'playwright-core'
import type { EstadoFenologico } from '@/shared/resources/estadosFenologicos'
import { eventually, expectAccessible, useSite } from '@test/support/browser'
import { expectHeading } from '@test/support/pages'

const site = useSite()

const given = async <T extends object>(path: string, record: object) => (await site.api('POST', path, record)) as T & { id: number }

let made = 0
/** Creates a crop of the first group with stages of these orders, for one test. */
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
