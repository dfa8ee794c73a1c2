import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '..')

/** What each floor may import besides itself. */
const BELOW: Record<string, readonly string[]> = {
  domain: [],
  api: ['domain'],
  ui: ['domain'],
  store: ['domain', 'api'],
  forms: ['domain', 'api', 'ui', 'store'],
  features: ['domain', 'api', 'ui', 'store', 'forms'],
  app: ['domain', 'api', 'ui', 'store', 'forms', 'features'],
}

const sources = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))

const importsIn = (text: string) =>
  [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(/(?:\bfrom|\bimport|\brequire\()\s*\(?\s*'([^']+)'/g)].map(match => match[1] ?? '')
const importsOf = (path: string) => importsIn(readFileSync(join(ROOT, path), 'utf8'))

const part = (path: string, index: number) => path.split('/')[index]

describe('the floors of the application', () => {
  it('sees every way to import', () => {
    const text = "import '@/a'; import { b } from '@/b'; await import(/* webpackChunkName: \"c\" */ '@/c'); require('@/d')"
    expect(importsIn(text)).toEqual(['@/a', '@/b', '@/c', '@/d'])
  })

  it.each(sources('src'))('%s imports its own floor or lower ones', file => {
    const floor = part(file, 0) ?? ''
    const allowed = [floor, ...(BELOW[floor] ?? [])]
    const own = importsOf(join('src', file)).filter(path => path.startsWith('@/'))
    expect(own.filter(path => !allowed.includes(part(path, 1) ?? ''))).toEqual([])
  })

  it.each(sources('src'))('%s leaves its own folder by the alias only, and src for the version', file => {
    const left = importsOf(join('src', file)).filter(path => path.startsWith('../'))
    expect(left).toEqual(file === 'domain/constants.ts' ? ['../../package.json'] : [])
  })

  it.each(sources('src/features'))('features/%s imports no other feature', file => {
    const imported = importsOf(join('src/features', file)).filter(path => path.startsWith('@/features/'))
    expect(imported.filter(path => part(path, 2) !== part(file, 0))).toEqual([])
  })

  const screens = ['routes.tsx', 'Maestra.tsx'].flatMap(file =>
    importsOf(join('src/app', file)).filter(path => path.startsWith('@/features/')),
  )
  const joining = screens.filter(path => existsSync(join(ROOT, 'src', path.slice(2), '../saga.ts')) && /[A-Z]\w*$/.test(path))

  it.each(joining.filter(path => !/\/(session|cuenta)\//.test(path)))('%s brings the saga of its feature along', path => {
    expect(importsOf(join('src', `${path.slice(2)}.tsx`))).toContain(`${path.split('/').slice(0, 3).join('/')}/saga`)
  })

  it.each(sources('src/ui'))('ui/%s knows neither the store nor the server', file => {
    expect(importsOf(join('src/ui', file)).filter(path => /redux|reselect|saga/.test(path))).toEqual([])
  })

  it.each(sources('server/src'))('server/%s takes nothing but the domain from the application', file => {
    const imported = importsOf(join('server/src', file)).filter(path => path.startsWith('@/') || /(^|\/)src\/(?!domain)/.test(path))
    expect(imported.filter(path => !path.startsWith('@/domain/'))).toEqual([])
  })
})

it('names no path of the machine it was written on', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const texts = tracked.filter(name => /\.(tsx?|m?js|json|md|css|html|sql|svg)$|^\.|\/run$/.test(name) && name !== 'package-lock.json')
  const machinePath = new RegExp(['/home/\\w', '/Users/\\w', '/root/\\w'].join('|'))
  expect(texts.filter(name => machinePath.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([])
})
