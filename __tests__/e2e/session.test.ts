import type { Page } from 'playwright-core'
import { VERSION_LABEL } from '@/shared/constants'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, FAILED_CALL, useSite } from '@test/support/browser'
import { addMagnitud, expectHeading, expectPath, expectToast, signIn, valor } from '@test/support/pages'
import { kept, plantRaw, storedIn } from '@test/support/keptDrafts'
import { DEMO } from '@test/support/server'
import { firstOrAll, itWhole } from '@test/support/long'

// On what the product runs on out of the box, which no other place proves in the browser in every run.
const site = useSite({ engine: 'embedded' })
const submit = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' })
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

describe('the login form', () => {
  itWhole('refuses a wrong password with the words of the answer, and stores the key of the right one [SE-04, SE-05]', async () => {
    const page = await site.open('/login', { signedIn: false })
    site.expectComplaint(FAILED_CALL)
    const asked = page.waitForRequest('**/api/auth/login/')
    await signIn(page, { ...DEMO, password: 'equivocada' })
    const request = await asked
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual({ ...DEMO, password: 'equivocada' })
    expect(await request.headerValue('authorization')).toBeNull()
    const answer = (await (await request.response())?.json()) as { non_field_errors: string[] }
    await expectToast(page, answer.non_field_errors.join(' '))
    expect(await storedToken(page)).toBeNull()

    const answered = page.waitForResponse('**/api/auth/login/')
    await signIn(page)
    const { key } = (await (await answered).json()) as { key: string }
    await expectPath(page, '/')
    expect(await storedToken(page)).toBe(key)
  })

  itWhole('can be sent only while both fields are filled and valid [SE-01, SE-02]', async () => {
    const page = await site.open('/login', { signedIn: false })
    const email = page.getByLabel('Correo electrónico')
    const password = page.getByLabel('Contraseña', { exact: true })
    await expectHeading(page, 'Iniciar sesión')
    expect(await submit(page).isDisabled()).toBe(true)
    await email.fill(DEMO.email)
    await password.fill('12345')
    expect(await submit(page).isDisabled()).toBe(true)
    await password.fill('123456')
    await eventually(async () => expect(await submit(page).isEnabled()).toBe(true))
    await email.fill('demo@example')
    await eventually(async () => expect(await submit(page).isDisabled()).toBe(true))
    await email.fill('demo@example.com')
    await eventually(async () => expect(await submit(page).isEnabled()).toBe(true))
    await email.fill('')
    await eventually(async () => expect(await submit(page).isDisabled()).toBe(true))
  })

  itWhole('shows a touched field that is invalid as wrong, an untouched one not [SE-03]', async () => {
    const page = await site.open('/login', { signedIn: false })
    const email = page.getByLabel('Correo electrónico')
    await email.fill('nadie')
    // Judged within a frame, and shown in the next.
    await page.evaluate(() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown))))
    expect(await email.getAttribute('aria-invalid')).not.toBe('true')
    await email.blur()
    await eventually(async () => expect(await email.getAttribute('aria-invalid')).toBe('true'))
    expect(await page.getByLabel('Contraseña', { exact: true }).getAttribute('aria-invalid')).not.toBe('true')
    await expectAccessibleAtBothSizes(page)
  })

  it.each(firstOrAll(['/account/clave/recuperar', '/account/clave/restaurar', '/login']))(
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

  itWhole('leads on from /account/clave/restaurar too, whoever signs in there [RT-03]', async () => {
    const page = await site.open('/account/clave/restaurar')
    await expectHeading(page, 'Iniciar sesión')
    await signIn(page)
    await expectPath(page, '/')
    await expectHeading(page, 'Inicio')
  })

  itWhole('says so in a toast when too many logins failed, and keeps what was typed [SE-05]', async () => {
    const page = await site.open('/login', {
      signedIn: false,
      before: page =>
        page.route('**/api/auth/login/', route =>
          route.fulfill({ status: 429, json: { detail: 'Demasiados intentos. Espere 15 minutos.' } }),
        ),
    })
    site.expectComplaint(FAILED_CALL)
    await signIn(page)
    await expectToast(page, 'Demasiados intentos. Espere 15 minutos.')
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(DEMO.email)
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
  })

  // Which addresses lead elsewhere, features/session/returnPath.test.ts knows.
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
  /** A session of its own, so that its end does not end the other tests' session. */
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

  itWhole('comes even where the server cannot be told [SE-07]', async () => {
    const page = await site.open('/', { before: page => page.route('**/api/auth/logout/', route => route.abort()) })
    site.expectComplaint(FAILED_CALL)
    await page.goto('/logout')
    await expectPath(page, '/login')
    await expectHeading(page, 'Iniciar sesión')
    expect(await storedToken(page)).toBeNull()
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
    // The other tab has heard of it: it is on disk.
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

  itWhole('leaves nothing of any tab in the browser whose drafts are deleted on the way out, and all of others [DR-07]', async () => {
    const { page, other } = await openTwo('/maestras/magnitudes')
    await addMagnitud(page)
    await valor(page).fill('en secreto')
    await kept(page, 'en secreto')
    await plantRaw(page, 'drafts', { id: 'ajeno', user: 'otra@example.com', name: 'de otra persona' })
    await plantRaw(page, 'runs', { key: 'en secreto' }, 'sin borrador')
    await plantRaw(page, 'files', { draft: 'sin borrador', name: 'en secreto' }, 'sin borrador')
    await other.getByRole('button', { name: /Lucía Ferrer Molina/ }).click()
    await other.getByRole('menuitem', { name: 'Borradores' }).waitFor()
    await other.getByRole('menuitem', { name: 'Salir' }).click()
    await other.getByRole('button', { name: 'Eliminar y salir' }).click()
    await expectHeading(other, 'Iniciar sesión')
    await expectHeading(page, 'Iniciar sesión')
    const stored = await storedIn(page)
    expect(stored).toMatchObject({ borradores: { drafts: [expect.objectContaining({ id: 'ajeno' })], runs: [], files: [] } })
    expect(JSON.stringify(stored)).not.toContain('en secreto')
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
