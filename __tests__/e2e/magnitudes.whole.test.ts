import type { ConsoleMessage, Page, Request } from 'playwright-core'
import type { Magnitud } from '@/shared/resources/magnitudes'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import {
  addMagnitud,
  cell,
  chooseLocale,
  expectHeading,
  expectPath,
  expectToast,
  takeToast,
  openMagnitud,
  save,
  search,
  toasts,
  valor,
} from '@test/support/pages'

const site = useSite()
const SAVED = 'Magnitud guardada con éxito'

const all = async () => (await site.api('GET', '/api/magnitudes/')) as Magnitud[]
const named = async (name: string) => (await all()).filter(({ valor }) => valor.es_ES === name)
const given = async (valor: Magnitud['valor']) => (await site.api('POST', '/api/magnitudes/', { valor })) as Magnitud
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancelar' })

const openList = async (before?: (page: Page) => Promise<unknown>) => {
  const page = await site.open('/maestras/magnitudes', { ...(before && { before }) })
  await expectHeading(page, 'Magnitudes')
  return page
}

/** The list shows only the rows in sight: a search brings the one that is meant. */
const find = async (page: Page, name: string) => {
  await search(page).fill(name)
  await cell(page, name).waitFor()
}

const sent = (page: Page, method: string) => {
  const requests: Request[] = []
  page.on('request', request => {
    if (request.method() === method && request.url().includes('/api/magnitudes/')) requests.push(request)
  })
  return requests
}

const failing =
  (method: string, answer: { status: number; json?: unknown; body?: string } | 'abort') =>
  (page: Page): Promise<unknown> =>
    page.route('**/api/magnitudes/**', route => {
      if (route.request().method() !== method) return route.fallback()
      return answer === 'abort' ? route.abort() : route.fulfill(answer)
    })

describe('the list', () => {
  it('leads to its form and back without a change of route, and a form that is cancelled leaves no trace [MA-01, MA-02, MA-06]', async () => {
    const page = await openList()
    const posts = sent(page, 'POST')
    await page.getByRole('button', { name: 'Editar kg/ha', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Eliminar kg/ha', exact: true }).waitFor()
    await addMagnitud(page)
    await valor(page).fill('nunca')
    await expectPath(page, '/maestras/magnitudes')
    await cancel(page).click()
    await page.getByRole('button', { name: 'Salir sin guardar' }).click()
    await expectHeading(page, 'Magnitudes')
    await addMagnitud(page)
    expect(await valor(page).inputValue()).toBe('')
    expect(posts).toEqual([])
    expect(await named('nunca')).toEqual([])
  })

  it('only logs that it could not be loaded [MA-12, ER-05]', async () => {
    site.expectComplaint(FAILED_CALL)
    const answer = { status: 500, json: { detail: 'El servidor no puede ahora' } }
    let logged: Promise<ConsoleMessage> | undefined
    const page = await openList(page => {
      logged = page.waitForEvent('console', message => message.text().includes('ApiError'))
      return failing('GET', answer)(page)
    })
    expect((await logged)?.type()).toBe('error')
    await expectHeading(page, 'Magnitudes')
    expect(await toasts(page).getByText('El servidor no puede ahora').count()).toBe(0)
  })
})

describe('adding', () => {
  it('takes three languages in one form and saves them all; the next form is empty [MA-03, ML-01, ML-03, ML-05, ER-02]', async () => {
    const page = await openList()
    await addMagnitud(page)
    await valor(page).fill('arroba')
    await chooseLocale(page, 'en_US')
    expect(await valor(page).inputValue()).toBe('')
    await valor(page).fill('arrobe')
    await chooseLocale(page, 'fr_FR')
    await valor(page).fill('arobe')
    await chooseLocale(page, 'es_ES')
    expect(await valor(page).inputValue()).toBe('arroba')
    await save(page).click()
    await expectToast(page, SAVED)
    expect(await named('arroba')).toEqual([{ id: expect.any(Number), valor: { es_ES: 'arroba', en_US: 'arrobe', fr_FR: 'arobe' } }])
    await addMagnitud(page)
    expect(await valor(page).inputValue()).toBe('')
  })

  it('saves once on a double click [MA-13]', async () => {
    const page = await openList(page =>
      page.route('**/api/magnitudes/', async route => {
        if (route.request().method() === 'POST') await new Promise(resolve => setTimeout(resolve, 300))
        await route.fallback()
      }),
    )
    const posts = sent(page, 'POST')
    await addMagnitud(page)
    await valor(page).fill('doble')
    await save(page).dblclick()
    await expectToast(page, SAVED)
    await expectHeading(page, 'Magnitudes')
    expect(posts).toHaveLength(1)
    expect(await named('doble')).toHaveLength(1)
  })

  it('does nothing and says nothing where the name is empty or blank in the chosen locale, whatever it is in another [MA-08]', async () => {
    const page = await openList()
    const posts = sent(page, 'POST')
    await addMagnitud(page)
    for (const text of ['', '   ']) {
      await valor(page).fill(text)
      await save(page).click()
      await page.keyboard.press('Enter')
    }
    await valor(page).fill('solo español')
    await chooseLocale(page, 'en_US')
    await save(page).click()
    await chooseLocale(page, 'es_ES')
    // The next steps show that the page has had the time to react.
    await valor(page).fill('ya')
    await expectHeading(page, 'ya')
    expect(posts).toEqual([])
    expect(await toasts(page).getByRole('status').or(toasts(page).getByRole('alert')).count()).toBe(0)
  })
})

describe('editing', () => {
  it('opens a copy and leaves alone the locales that were not touched [MA-04, ML-05, ML-06]', async () => {
    const others = { gl_ES: 'ferrado', sr_Latn_RS: 'rs', es_419: ' con espacios ' }
    const { id } = await given({ es_ES: 'ferrado', pt_BR: 'alqueire', ...others })
    const page = await openList()
    await find(page, 'ferrado')
    await openMagnitud(page, 'ferrado')
    expect(await valor(page).inputValue()).toBe('ferrado')
    await chooseLocale(page, 'pt_BR')
    expect(await valor(page).inputValue()).toBe('alqueire')
    await valor(page).fill('alqueire paulista')
    await save(page).click()
    await expectToast(page, SAVED)
    expect(await site.api('GET', `/api/magnitudes/${id}/`)).toEqual({
      id,
      valor: { es_ES: 'ferrado', pt_BR: 'alqueire paulista', ...others },
    })
  })

  it('opens by a click on the row, keeps what another person writes in another language, and comes back to the row [MA-04, MA-07, ML-06, TB-11]', async () => {
    const { id } = await given({ es_ES: 'fanega vieja', en_US: 'half done' })
    const page = await openList()
    await find(page, 'fanega vieja')
    await cell(page, 'fanega vieja').click()
    await expectHeading(page, 'fanega vieja')
    await site.api('PUT', `/api/magnitudes/${id}/`, { valor: { es_ES: 'fanega vieja', en_US: 'half done', fr_FR: 'à moitié' } })
    await valor(page).fill('fanega nueva')
    await save(page).click()
    await expectHeading(page, 'Magnitudes')
    await search(page).fill('fanega')
    await cell(page, 'fanega nueva').waitFor()
    expect(await cell(page, 'fanega vieja').count()).toBe(0)
    expect(await site.api('GET', `/api/magnitudes/${id}/`)).toMatchObject({
      valor: { es_ES: 'fanega nueva', en_US: 'half done', fr_FR: 'à moitié' },
    })

    await openMagnitud(page, 'fanega nueva')
    await cancel(page).click()
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.closest('[role=row]')?.textContent)).toContain('fanega nueva'),
    )
  })

  it('says that the record could not be loaded [ER-04]', async () => {
    const { id } = await given({ es_ES: 'perdida' })
    const page = await openList()
    await find(page, 'perdida')
    await page.route(`**/api/magnitudes/${id}/`, route => route.fulfill({ status: 500, json: {} }))
    site.expectComplaint(FAILED_CALL)
    await cell(page, 'perdida').click()
    await page.getByText('Error cargando la magnitud').waitFor()
    await expectAccessible(page)
  })
})

describe('a save that fails', () => {
  it('says the words of the answer, or else its own, keeps what was typed, and saves once when sent again [MA-11, ER-01, ER-06]', async () => {
    site.expectComplaint(FAILED_CALL)
    const page = await openList()
    await addMagnitud(page)
    await valor(page).fill('reintento')
    for (const [answer, text] of [
      [{ status: 500, json: {} }, 'Se ha producido un error al guardar la magnitud'],
      [{ status: 400, json: { detail: 'Ya hay una magnitud así' } }, 'Ya hay una magnitud así'],
      ['abort', 'Se ha producido un error al guardar la magnitud'],
      [{ status: 400, json: { detail: 'Ya hay una magnitud así, y otra' } }, 'Ya hay una magnitud así, y otra'],
      [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Se ha producido un error al guardar la magnitud'],
    ] as const) {
      await page.unrouteAll()
      await failing('POST', answer)(page)
      await save(page).click()
      await takeToast(page, text)
      expect(await valor(page).inputValue()).toBe('reintento')
    }
    await page.unrouteAll()
    await save(page).click()
    await expectToast(page, SAVED)
    expect(await named('reintento')).toHaveLength(1)
  })

  it('makes one record of a save whose answer was lost [MA-11, MA-13]', async () => {
    const page = await openList()
    let lost = 0
    await page.route('**/api/magnitudes/', async route => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
      lost++
      await route.fetch()
      return route.abort()
    })
    site.expectComplaint(FAILED_CALL)
    await addMagnitud(page)
    await valor(page).fill('respuesta perdida')
    await save(page).click()
    await expectToast(page, 'Se ha producido un error al guardar la magnitud')
    await save(page).click()
    await expectToast(page, SAVED)
    expect(await named('respuesta perdida')).toHaveLength(1)
  })

  it('shows markup in the words of an answer as text, and at most 300 characters of them [ER-07]', async () => {
    const detail = `<b>no</b><img src=x onerror="document.title='roto'">${'ñ'.repeat(400)}`
    const page = await openList(failing('POST', { status: 400, json: { detail } }))
    site.expectComplaint(FAILED_CALL)
    await addMagnitud(page)
    await valor(page).fill('x')
    await save(page).click()
    const text = toasts(page).getByText('<b>no</b>')
    await text.waitFor()
    expect((await text.textContent())?.length).toBeLessThanOrEqual(301)
    expect(await toasts(page).locator('b, img').count()).toBe(0)
    await expectAccessible(page)
  })
})

describe('deleting', () => {
  it('says why it could not, and keeps the row; what somebody else has deleted already counts as done [MA-10, MA-11, ER-01]', async () => {
    const { id } = await given({ es_ES: 'de otro' })
    const page = await openList()
    site.expectComplaint(FAILED_CALL)
    page.on('dialog', dialog => void dialog.accept())
    const remove = (name: string) => page.getByRole('button', { name: `Eliminar ${name}`, exact: true }).click()
    await failing('DELETE', { status: 409, json: { detail: 'La magnitud se usa en 3 envases' } })(page)
    await remove('kg/ha')
    await expectToast(page, 'La magnitud se usa en 3 envases')
    await failing('DELETE', { status: 500, json: {} })(page)
    await remove('kg/ha')
    await expectToast(page, 'Se ha producido un error al eliminar la magnitud')
    await cell(page, 'kg/ha').waitFor()

    await page.unrouteAll()
    await find(page, 'de otro')
    await site.api('DELETE', `/api/magnitudes/${id}/`)
    await remove('de otro')
    await expectToast(page, 'Magnitud eliminada con éxito')
    await cell(page, 'de otro').waitFor({ state: 'detached' })
    await page.getByText('No hay elementos que mostrar en la tabla').waitFor()
    await expectAccessible(page)
  })
})

describe('odd names', () => {
  it('stay as they were typed, be they emoji, from right to left, markup, or quotes and slashes [ML-01, TB-01]', async () => {
    const page = await openList()
    for (const name of ['🌱 brote 👩🏽‍🌾', 'كيلوغرام', '<b>x</b><script>document.title="roto"</script>', `"L/h' \\ %20 &amp;`]) {
      await addMagnitud(page)
      await valor(page).fill(name)
      await save(page).click()
      await expectHeading(page, 'Magnitudes')
      expect(await named(name)).toHaveLength(1)
      await search(page).fill(name)
      await openMagnitud(page, name)
      expect(await valor(page).inputValue()).toBe(name)
      expect(await page.title()).not.toBe('roto')
      await cancel(page).click()
    }
    await expectAccessible(page)
  })

  it('may have 20,000 characters and not one more; one that is too long is not sent and stays as it was typed [MA-11]', async () => {
    const name = 'ñ'.repeat(20_000)
    const page = await openList()
    const posts = sent(page, 'POST')
    await addMagnitud(page)
    await valor(page).fill(`${name}o`)
    await save(page).click()
    await eventually(async () => expect(await valor(page).getAttribute('aria-invalid')).toBe('true'))
    await expectAccessibleAtBothSizes(page)
    expect(await valor(page).inputValue()).toBe(`${name}o`)
    expect(posts).toEqual([])
    await valor(page).fill(name)
    await save(page).click()
    await expectToast(page, SAVED)
    expect(await named(name)).toHaveLength(1)
    await search(page).fill('ññññ')
    await cell(page, `${'ñ'.repeat(23)}...`).waitFor()
    await expectAccessible(page)
  })
})
