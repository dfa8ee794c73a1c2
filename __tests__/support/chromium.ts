import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

// The shell, where it is there, is the same engine without a browser's windows, which cost more than the pages in them.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const FOLDERS = [
  ...(process.env.PATH ?? '').split(':'),
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]
const MAC_NAMES = ['Google Chrome', 'Chromium']

// Some systems put a stub by that name in the path, which only says how to install the real one.
const runs = (path: string) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/** The browser that the tests drive: `CHROMIUM_PATH`, one in the path, or one that Playwright downloaded; undefined without any. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return runs(named) ? named : undefined
  const installed = FOLDERS.flatMap(folder => [...NAMES, ...MAC_NAMES].map(name => join(folder, name)))
  return [...installed, chromium.executablePath()].find(runs)
}
