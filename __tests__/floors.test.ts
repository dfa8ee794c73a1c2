import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryDirectory } from '@test/support/directory'

const ROOT = join(__dirname, '..')
const home = temporaryDirectory()

/** Lints `files` in a tree of their own by the project's rules. @returns `path:line` of each forbidden import or global, sorted. */
const barredIn = (files: Readonly<Record<string, string>>): string[] => {
  const folder = mkdtempSync(join(home, 'tree-'))
  copyFileSync(join(ROOT, 'oxlint.config.js'), join(folder, 'oxlint.config.js'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', 'oxlint.config.js', '-f', 'unix', 'src', 'server'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/^(\S+?:\d+):.*\(no-restricted-(?:imports|globals)\)/gm)].map(([, place]) => place ?? '').sort()
}

it('bars a folder that no rule of the floors names, at once or when it is asked for', () => {
  const barred = barredIn({
    'src/nuevo/x.ts': "import { n } from '@/shared/n'\n\nexport const x = n\n",
    'src/shared/n.ts': 'export const n = 1\n',
    'src/ui/n.ts': "import { n } from '@/shared/n'\n\nexport const one = n\n",
    'src/app/at.ts': "import { n } from '@/shared/n'\nimport { x } from '@/nuevo/x'\n\nexport const sum = n + x\n",
    'src/app/later.ts': "export const load = () => import('@/nuevo/x')\n",
    'src/features/session/n.ts': "import type { x } from '@/nuevo/x'\n\nexport type X = typeof x\n",
    'server/src/nuevo/x.ts': 'export const x = 1\n',
    'server/src/nuevo/y.ts': "import { x } from './x'\n\nexport const y = x\n",
    'server/src/errors.ts': 'export const e = 1\n',
    'server/src/http/x.ts': "import { e } from '../errors'\nimport { x } from '../nuevo/x'\n\nexport const sum = e + x\n",
    'server/src/app.ts': "import { sum } from './http/x'\nimport { x } from './nuevo/x'\n\nexport const all = sum + x\n",
    'server/src/main.ts': "import { x } from '@server/nuevo/x'\n\nexport const main = x\n",
    'server/demo/seed.ts': "import { x } from '@server/nuevo/x'\n\nexport const seed = x\n",
  })
  expect(barred).toEqual([
    'server/demo/seed.ts:1',
    'server/src/app.ts:2',
    'server/src/http/x.ts:2',
    'server/src/main.ts:1',
    'src/app/at.ts:2',
    'src/app/later.ts:1',
    'src/features/session/n.ts:1',
    'src/nuevo/x.ts:1',
  ])
})

it('bars the API from components, and from nothing else that may know it [AC-07]', () => {
  const call = "import { get } from '@/api/get'\n\nexport const load = () => get()\n"
  const component = "import { get } from '@/api/get'\n\nexport const Page = () => <p>{get()}</p>\n"
  const barred = barredIn({
    'src/api/get.ts': 'export const get = () => fetch("/api/")\n',
    'src/shared/n.ts': 'export const n = 1\n',
    'src/store/saga.ts': call,
    'src/kits/lists/saga.ts': call,
    'src/kits/lists/List.tsx': component,
    'src/features/session/saga.ts': call,
    'src/features/session/Login.tsx': component,
    'src/app/Page.tsx': component,
    'src/ui/Picture.tsx': 'export const Picture = () => <button onClick={() => void fetch("/api/")}>x</button>\n',
    'server/src/errors.ts': 'export const e = 1\n',
  })
  expect(barred).toEqual(['src/app/Page.tsx:1', 'src/features/session/Login.tsx:1', 'src/kits/lists/List.tsx:1', 'src/ui/Picture.tsx:1'])
})
