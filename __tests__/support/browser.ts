import { readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page, type Response } from 'playwright-core'
import { expectReplayed, keepLogOfPageLeft, logsOf, RECORDING } from '@test/support/actionLogs'
import { checkLater, isOfApi } from '@test/support/checkedFetch'
import { findChromium } from '@test/support/chromium'
import { ENGINE } from '@test/support/engines'
import { watchTraffic } from '@test/support/quietNetwork'
import { signIn, startTestServer, type TestServer } from '@test/support/server'
import { emptied, store, type StorageEntries } from '@test/support/usedPage'

/** Console lines of a failed call: the browser's own and the line of the application's reporter. */
export const FAILED_CALL = /Failed to load resource|ApiError/

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

const PATIENCE_MS = 20_000

/** Checks responses of the API. Responses fulfilled by the test have no server address, which is queried for calls of the API only: it is slow. */
const checkFromServer = async (response: Response) => {
  if (!isOfApi(response.url())) return
  if ((await response.serverAddr().catch(() => null)) === null) return
  const answer = { method: response.request().method(), url: response.url(), status: response.status() }
  checkLater({ ...answer, type: response.headers()['content-type'] }, () => response.json())
}

interface Visit {
  /** True: local storage has the token of a session of the demo user. */
  signedIn?: boolean
  viewport?: { width: number; height: number }
  colorScheme?: 'light' | 'dark'
  /** Runs before the navigation, for routes or clocks. The page is a new one and is not reused by the next test. */
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
      // The pages show one site only; starting a process per site takes longer than some tests.
      '--disable-site-isolation-trials',
    ],
  })

interface Site extends Pick<NonNullable<Parameters<typeof startTestServer>[0]>, 'users' | 'engine'> {
  /** Further settings of the server, computed before it starts. */
  env?: () => Promise<Record<string, string>>
}

/**
 * The production application on the real server with a fresh database, and one Chromium for the test file.
 * A test reuses the emptied page of the previous test for its first page; further pages get contexts of their own. A test fails on
 * complaints of a page (console error or warning, uncaught error, violation of the content security policy) that it has not announced with
 * `expectComplaint`. It also fails if the replay of a page's action log ends in another state than the page had [AC-06].
 */
export const useSite = ({ users, engine = ENGINE, env }: Site = {}) => {
  let server: TestServer
  let browser: Browser
  let token: string
  let contexts: BrowserContext[] = []
  /** `idle`: emptied page that the next test reuses. `left`: page of the running test that becomes idle after it. */
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

  const newPage = async (localStorage: StorageEntries): Promise<Page> => {
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

  const usedPage = async (localStorage: StorageEntries): Promise<Page | null> => {
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

  /** Session of the debugging protocol. The page is not reused by the next test, because its settings would remain. */
  const debuggerOf = (page: Page): Promise<CDPSession> => {
    if (left === page) left = null
    return page.context().newCDPSession(page)
  }

  return {
    open,
    debuggerOf,
    /** Calls the API as the demo user, outside the page; returns the parsed body, null without one. */
    api: async (method: string, path: string, body?: unknown) => {
      const response = await fetch(server.address + path, {
        method,
        headers: { Authorization: `Token ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return text === '' ? null : JSON.parse(text)
    },
    /** Allows complaints that match, for all pages of this test. */
    expectComplaint: (pattern: RegExp) => {
      expected.push(pattern)
    },
    /** Token of a new session: its sign-out leaves the session of the other tests open. */
    newToken: () => server.signIn(),
    get address() {
      return server.address
    },
  }
}

/** Repeats the assertion until it passes. @throws The error of the assertion after 20 s */
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

/** axe rules that depend on the colours of a theme. */
const OF_COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

const axeRun = async (page: Page, rules: RunOptions = {}): Promise<string[]> => {
  // `evaluate` uses the debugger, which the content security policy of the page does not restrict.
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

/** Expects axe to find no violations in the page as shown now: all rules in the light theme, rules of colours in the dark one. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expectWell(page, 'dark', OF_COLOURS)
  await expectWell(page, 'light')
}

/**
 * `expectAccessible` for both sizes of window, for states that survive a resize: dark theme on a phone, light theme in the wide window. Two
 * runs are enough, because a theme has equal colours at both sizes.
 */
export const expectAccessibleAtBothSizes = async (page: Page): Promise<void> => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect({ viewport: 'phone', violations: await axeRun(page) }).toEqual({ viewport: 'phone', violations: [] })
  await page.setViewportSize(DESKTOP)
  await expectWell(page, 'light')
}
