import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryDirectory } from '@test/support/directory'

const ROOT = join(__dirname, '..')
const folder = temporaryDirectory()

/** Lints `files` in a tree of their own by the project's rules. @returns `path:line` of each import that the floors bar, sorted. */
const barredIn = (files: Readonly<Record<string, string>>): string[] => {
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
  return [...stdout.matchAll(/^(\S+?:\d+):.*\(no-restricted-imports\)/gm)].map(([, place]) => place ?? '').sort()
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
