import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(__dirname, '..')
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')

it('names no path of the machine it was written on', () => {
  const texts = tracked.filter(name => /\.(tsx?|m?js|json|md|css|html|sql|svg)$|^\.|\/run$/.test(name) && name !== 'package-lock.json')
  const machinePath = new RegExp(['/home/\\w', '/Users/\\w', '/root/\\w'].join('|'))
  expect(texts.filter(name => machinePath.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([])
})

// Case-insensitive file systems have one file for both paths, and an import of one may read the other.
it('has no two modules whose paths differ only in case', () => {
  const paths = [...new Set(tracked.map(name => name.replace(/\.(tsx?|css)$/, '')))]
  const lowered = paths.map(path => path.toLowerCase())
  expect(paths.filter((_, place) => lowered.indexOf(lowered[place] ?? '') !== place)).toEqual([])
})

const documents = tracked.filter(name => name.endsWith('.md'))

it('has a README of at most 120 lines', () => {
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

it('has no document with a link to a file that is not there', () => {
  const broken = documents.flatMap(name =>
    [...readFileSync(join(ROOT, name), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].flatMap(([, target = '']) =>
      existsSync(join(ROOT, dirname(name), target)) ? [] : [`${name}: ${target}`],
    ),
  )
  expect(broken).toEqual([])
})

it('has no document with an npm script that package.json does not have', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const unknown = documents.flatMap(name =>
    [...readFileSync(join(ROOT, name), 'utf8').matchAll(/npm run (?:-s )?([a-z:]+)/g)].flatMap(([, script = '']) =>
      script in scripts ? [] : [`${name}: ${script}`],
    ),
  )
  expect(unknown).toEqual([])
})

/** Lines of comments in the sources and in the settings of tools; a block begins with its opening mark. */
const comments = tracked
  .filter(name => /^((src|server|__tests__)\/.*\.(tsx?|m?js|css|sql)|[^/]+\.js)$/.test(name))
  .flatMap(name =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .flatMap(line => {
        const [, mark = '', text = ''] = /^\s*(\/\*\*?|\*|\/\/|--)\s+(.*)$/.exec(line) ?? []
        return text === '' ? [] : [{ name, opens: mark !== '*', text }]
      }),
  )

// Both numbers may only become smaller. Released migrations are frozen with their comments.
it('begins hardly any comment with a pronoun or a conjunction instead of the thing explained', () => {
  const vague = /^(What|Whoever|Who|Nobody|Somebody|Those|That|It|Where|How|Of|By|So|Such|Not|As|Whether|Nothing|Until|Before)\b/
  expect(comments.filter(({ opens, text }) => opens && vague.test(text)).length).toBeLessThanOrEqual(16)
})

it('hardly speaks of whoever, nobody or somebody in a comment', () => {
  expect(comments.filter(({ text }) => /\b(whoever|nobody|somebody)\b/i.test(text)).length).toBeLessThanOrEqual(4)
})
