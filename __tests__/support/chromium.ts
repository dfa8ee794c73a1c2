import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

// The headless shell is preferred: the engine of Chromium without windows, which cost more than the pages in them.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const FOLDERS = [
  ...(process.env.PATH ?? '').split(':'),
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]
const MAC_NAMES = ['Google Chrome', 'Chromium']

// Some systems have a stub of this name in the path, which only prints how to install the browser.
const runs = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/** Path of the browser for the tests: `CHROMIUM_PATH`, else one in the path, else a download of Playwright; undefined without any. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return runs(named) ? named : undefined
  const installed = FOLDERS.flatMap(folder => [...NAMES, ...MAC_NAMES].map(name => join(folder, name)))
  return [...installed, chromium.executablePath()].find(runs)
}
