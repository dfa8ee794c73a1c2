import type { Page } from 'playwright-core'
import { VERSION_LABEL } from '@/shared/constants'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { addMagnitud, expectHeading, expectPath, signIn, valor } from '@test/support/pages'
import { DEMO } from '@test/support/server'

// Embedded engine, the default of the product; no other browser test of every run uses it.
const site = useSite({ engine: 'embedded' })
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

describe('the login form', () => {
  it.each(['/account/clave/recuperar'])(
    'is what %s shows without a session, and stays there when it is loaded again [RT-03, RT-06]',
    async path => {
      const page = await site.open(path, { signedIn: false })
      await expectHeading(page, 'Iniciar sesión')
      await page.getByText(VERSION_LABEL, { exact: true }).waitFor()
      expect(await page.title()).toMatch(/^Iniciar sesión · /)
      await page.reload()
      await expectHeading(page, 'Iniciar sesión')
      await expectPath(page, path)
    },
  )

  it('is accessible', async () => {
    const page = await site.open('/login', { signedIn: false })
    await expectHeading(page, 'Iniciar sesión')
    await expectAccessibleAtBothSizes(page)
  })
})

describe('the guard', () => {
  it('sends to the login and, after it, on to the page first asked for [RT-02, RT-07]', async () => {
    const page = await site.open('/maestras/magnitudes', { signedIn: false })
    await expectHeading(page, 'Iniciar sesión')
    expect(new URL(page.url()).pathname).toBe('/login')
    await signIn(page)
    await expectHeading(page, 'Magnitudes')
    await expectPath(page, '/maestras/magnitudes')
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Magnitudes'))
  })

  // Further addresses are tested in features/session/returnPath.test.ts.
  it('never leads to another site after a login [RT-07]', async () => {
    const page = await site.open(`/login?volver=${encodeURIComponent('//otro.example/x')}`, { signedIn: false })
    await signIn(page)
    await expectPath(page, '/')
    expect(new URL(page.url()).origin).toBe(site.address)
  })

  it('sends a visitor with a session from the login home [RT-04]', async () => {
    const page = await site.open('/login')
    await expectPath(page, '/')
    await page.getByRole('navigation', { name: 'Principal' }).waitFor()
  })
})

describe('the end of a session', () => {
  /** Opens a page with a session of its own, so that its end does not affect the other tests. */
  const openWithOwnSession = async (path: string, before?: (page: Page) => Promise<unknown>) => {
    const page = await site.open('/login', { signedIn: false, ...(before && { before }) })
    await signIn(page)
    await expectPath(page, '/')
    await page.goto(path)
    return page
  }

  it('tells the server, forgets the session and shows the login [SE-06, SE-07]', async () => {
    const page = await openWithOwnSession('/')
    const token = await storedToken(page)
    const asked = page.waitForRequest('**/api/auth/logout/')
    await page.getByRole('button', { name: /Lucía Ferrer Molina/ }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    expect(await (await asked).headerValue('authorization')).toBe(`Token ${token ?? ''}`)
    await expectPath(page, '/login')
    await eventually(async () => expect(await storedToken(page)).toBeNull())
    const { status } = await fetch(`${site.address}/api/auth/user/`, { headers: { Authorization: `Token ${token ?? ''}` } })
    expect(status).toBe(401)
    await page.goto('/maestras/magnitudes')
    await expectHeading(page, 'Iniciar sesión')
    expect(await page.getByText('Su sesión ha terminado', { exact: false }).count()).toBe(0)
  })

  it('comes with any 401: the token goes, the page loads again and leads back after a login [SE-08, RT-07]', async () => {
    // The stream ends with the session too, and its 401 could come before the click.
    const page = await openWithOwnSession('/maestras/magnitudes', page => page.route('**/api/eventos/', route => route.abort()))
    site.expectComplaint(FAILED_CALL)
    await page.getByRole('button', { name: 'Editar kg/ha' }).waitFor()
    const token = await storedToken(page)
    await fetch(`${site.address}/api/auth/logout/`, { method: 'POST', headers: { Authorization: `Token ${token ?? ''}` } })
    await page.evaluate(() => Object.assign(globalThis, { beforeReload: true }))

    await page.getByRole('button', { name: 'Editar kg/ha' }).click()
    await expectHeading(page, 'Iniciar sesión')
    await page.getByText('Su sesión ha terminado. Lo que escribió sigue en este navegador.').waitFor()
    expect(await storedToken(page)).toBeNull()
    expect(await page.evaluate(() => 'beforeReload' in globalThis)).toBe(false)

    await signIn(page)
    await expectPath(page, '/maestras/magnitudes')
    await expectHeading(page, 'Magnitudes')
  })
})

describe('another tab of the same browser', () => {
  const openTwo = async (path: string) => {
    const page = await site.open('/login', { signedIn: false })
    await signIn(page)
    await expectPath(page, '/')
    const other = await page.context().newPage()
    await page.goto(path)
    await other.goto('/')
    await expectHeading(other, 'Inicio')
    return { page, other }
  }
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: /Lucía Ferrer Molina/ }).click()
    await page.getByRole('menuitem', { name: 'Salir' }).click()
    await expectHeading(page, 'Iniciar sesión')
  }

  it('that signs out ends the session of every tab, and one that signs in begins it there too [SE-07, SE-08, RT-07]', async () => {
    const { page, other } = await openTwo('/maestras/magnitudes')
    await expectHeading(page, 'Magnitudes')
    await signOut(other)
    await expectHeading(page, 'Iniciar sesión')
    expect(await page.getByRole('gridcell').count()).toBe(0)

    await signIn(other)
    await expectHeading(page, 'Magnitudes')
  })

  it('leaves what was typed in another tab in a draft, which the same page offers after signing in again [SE-08, DR-02, DR-07]', async () => {
    const { page, other } = await openTwo('/maestras/magnitudes')
    await addMagnitud(page)
    await valor(page).fill('a medias')
    // The draft is on disk once the other tab lists it.
    await other.getByRole('button', { name: /Lucía Ferrer Molina/ }).click()
    await other.getByRole('menuitem', { name: 'Borradores' }).waitFor()
    await other.getByRole('menuitem', { name: 'Salir' }).click()
    await other.getByRole('button', { name: 'Conservar y salir' }).click()
    await expectHeading(other, 'Iniciar sesión')
    await expectHeading(page, 'Iniciar sesión')

    await signIn(page)
    await expectHeading(page, 'Magnitudes')
    await addMagnitud(page)
    await page.getByRole('button', { name: 'Recuperar' }).click()
    await eventually(async () => expect(await valor(page).inputValue()).toBe('a medias'))
  })
})

describe('the session', () => {
  it('shows the name that the server gives [SE-09, FR-04]', async () => {
    const page = await site.open('/')
    await page.getByRole('button', { name: /Lucía Ferrer Molina/ }).waitFor()
    const user = await site.api('GET', '/api/auth/user/')
    expect(user).toEqual({ id: expect.any(Number), email: DEMO.email, nombre: 'Lucía', apellidos: 'Ferrer Molina', administrador: true })
  })

  it('leaves no password and no token in a URL, nor the password in the storage [SE-17]', async () => {
    const urls: string[] = []
    const page = await site.open('/login', {
      signedIn: false,
      before: async page => page.on('request', request => urls.push(request.url())),
    })
    await signIn(page)
    await expectPath(page, '/')
    await page.goto('/maestras/magnitudes')
    await page.getByRole('button', { name: 'Editar kg/ha' }).waitFor()
    const token = (await storedToken(page)) ?? ''
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    )
    expect(token).not.toBe('')
    expect(urls.filter(url => url.includes(token) || url.includes(DEMO.password))).toEqual([])
    expect(stored).not.toContain(DEMO.password)
  })

  it('is accessible with the user menu open [FR-04]', async () => {
    const page = await site.open('/')
    await page.getByRole('button', { name: /Lucía Ferrer Molina/ }).click()
    await page.getByRole('menuitem', { name: 'Perfil' }).waitFor()
    await expectAccessible(page)
  })
})
