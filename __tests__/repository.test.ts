import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '..')
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')

it('names no path of the machine it was written on', () => {
  const texts = tracked.filter(name => /\.(tsx?|m?js|json|md|css|html|sql|svg)$|^\.|\/run$/.test(name) && name !== 'package-lock.json')
  const machinePath = new RegExp(['/home/\\w', '/Users/\\w', '/root/\\w'].join('|'))
  expect(texts.filter(name => machinePath.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([])
})

// Some file systems take them for one file, and an import of one may read the other.
it('has no two modules whose paths differ only in case', () => {
  const paths = [...new Set(tracked.map(name => name.replace(/\.(tsx?|css)$/, '')))]
  const lowered = paths.map(path => path.toLowerCase())
  expect(paths.filter((_, place) => lowered.indexOf(lowered[place] ?? '') !== place)).toEqual([])
})
