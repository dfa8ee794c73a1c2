import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page, type Response } from 'playwright-core'
import { expectReplayed, keepLogOfPageLeft, logsOf, RECORDING } from '@test/support/actionLogs'
import { checkLater, isOfApi } from '@test/support/checkedFetch'
import { findChromium } from '@test/support/chromium'
import { ENGINE } from '@test/support/engines'
import { watchTraffic } from '@test/support/quietNetwork'
import { signIn, startTestServer, type TestServer } from '@test/support/server'
import { emptied, store, type Stored } from '@test/support/usedPage'

/** Console lines of a failed call: the browser's own and that of the application's reporter. */
export const FAILED_CALL = /Failed to load resource|ApiError/

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

const PATIENCE_MS = 20_000

/** Checks what the API answers a page; an answer that the test makes up comes from no address. Asking for that of every script takes long. */
const checkFromServer = async (response: Response) => {
  if (!isOfApi(response.url())) return
  if ((await response.serverAddr().catch(() => null)) === null) return
  const answer = { method: response.request().method(), url: response.url(), status: response.status() }
  checkLater({ ...answer, type: response.headers()['content-type'] }, () => response.json())
}

interface Visit {
  /** Starts with a session of the demo user, as if signed in earlier. */
  signedIn?: boolean
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  /** Runs before the page is asked for, one that no other test sees: routes, clocks. */
  before?: (page: Page) => Promise<unknown>
}

const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // One site is all that they show: a process for each that might come takes longer than some tests.
      '--disable-site-isolation-trials',
    ],
  })

interface Site extends Pick<NonNullable<Parameters<typeof startTestServer>[0]>, 'users' | 'engine'> {
  /** More settings of the server, which may have to be made first. */
  env?: () => Promise<Record<string, string>>
}

/**
 * The production application on the real server with a fresh database, and one Chromium for the test file.
 * A test opens its first page in that of the test before, emptied, and others in contexts of their own. One in which a page complained (an
 * error or warning on the console, an uncaught error, a violation of the content security policy) fails, unless the test said beforehand
 * what it expects. So does one in which a page's log of actions, replayed here, does not lead to the state that the page had [AC-06].
 */
export const useSite = ({ users, engine = ENGINE, env }: Site = {}) => {
  let server: TestServer
  let browser: Browser
  let token: string
  let contexts: BrowserContext[] = []
  /** For the next test to go on with, and what this one leaves to it. */
  let idle: Page | null = null
  let left: Page | null = null
  let complaints: string[] = []
  let expected: RegExp[] = []

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([
      startTestServer({ engine, ...(users && { users }), ...(env && { env: await env() }) }),
      launch(),
    ])
    token = await signIn(server.address)
  })

  afterAll(async () => {
    await browser.close()
    await server.stop()
  })

  afterEach(async () => {
    const logs = await Promise.all(contexts.flatMap(context => context.pages()).map(page => logsOf(page, server.address)))
    const unexpected = complaints.filter(text => !expected.some(pattern => pattern.test(text)))
    idle = left ? await emptied(left, server.address) : idle
    const kept = idle?.context()
    await Promise.all(contexts.filter(context => context !== kept).map(context => context.close()))
    contexts = kept ? [kept] : []
    left = null
    complaints = []
    expected = []
    if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
    logs.flat().forEach(expectReplayed)
  })

  const newPage = async (localStorage: Stored): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: server.address,
      reducedMotion: 'reduce',
      locale: 'es-ES',
      storageState: { cookies: [], origins: [{ origin: server.address, localStorage: [...localStorage] }] },
    })
    contexts.push(context)
    context.setDefaultTimeout(PATIENCE_MS)
    await context.addInitScript(keepLogOfPageLeft)
    context.on('response', response => void checkFromServer(response))
    watchTraffic(context)
    return context.newPage()
  }

  const usedPage = async (localStorage: Stored): Promise<Page | null> => {
    const page = idle
    idle = null
    if (page) await store(page, localStorage)
    return page
  }

  const open = async (path: string, { signedIn = true, viewport = DESKTOP, colorScheme = 'light', before }: Visit = {}): Promise<Page> => {
    const localStorage = [RECORDING, ...(signedIn ? [{ name: 'token', value: token }] : [])]
    const page = (before ? null : await usedPage(localStorage)) ?? (await newPage(localStorage))
    if (!before) left ??= page
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.stack ?? error.message))
    await before?.(page)
    await page.goto(path)
    return page
  }

  /** For what only the debugger can set; no other test goes on with such a page. */
  const debuggerOf = (page: Page): Promise<CDPSession> => {
    if (left === page) left = null
    return page.context().newCDPSession(page)
  }

  return {
    open,
    debuggerOf,
    /** A call of the API itself, as the demo user: to prepare what a test needs, or to see what the server holds. */
    api: async (method: string, path: string, body?: unknown) => {
      const response = await fetch(server.address + path, {
        method,
        headers: { Authorization: `Token ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return text === '' ? null : JSON.parse(text)
    },
    /** Allows complaints of a page of this test. */
    expectComplaint: (pattern: RegExp) => {
      expected.push(pattern)
    },
    /** Token of a session of its own, whose end does not end that of the other tests. */
    newToken: () => server.signIn(),
    get address() {
      return server.address
    },
  }
}

/** Repeats the assertion until it holds, because the page takes an unknown time. */
export const eventually = async (assertion: () => Promise<void> | void): Promise<void> => {
  const giveUp = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await assertion()
      return
    } catch (error) {
      if (Date.now() > giveUp) throw error
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that only the colours of a theme can break. */
const OF_COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

const axeRun = async (page: Page, rules: RunOptions = {}): Promise<string[]> => {
  // Through the debugger, which the page's content security policy does not govern.
  if (!(await page.evaluate('Boolean(globalThis.axe)'))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(async rules => {
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    )
    const { axe } = globalThis as unknown as { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }
    return axe.run(document, { ...rules, resultTypes: ['violations'] })
  }, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}

const expectWell = async (page: Page, colorScheme: 'dark' | 'light', rules?: RunOptions): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  expect({ colorScheme, violations: await axeRun(page, rules) }).toEqual({ colorScheme, violations: [] })
}

/** axe finds nothing in what the page shows now, neither in the light nor in the dark theme. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expectWell(page, 'dark', OF_COLOURS)
  await expectWell(page, 'light')
}

/**
 * The same on a phone too, for states that a change of the window's size leaves as they are. There in the dark, with the light colours in the
 * wide window: a theme has the same colours at either size.
 */
export const expectAccessibleAtBothSizes = async (page: Page): Promise<void> => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect({ viewport: 'phone', violations: await axeRun(page) }).toEqual({ viewport: 'phone', violations: [] })
  await page.setViewportSize(DESKTOP)
  await expectWell(page, 'light')
}
