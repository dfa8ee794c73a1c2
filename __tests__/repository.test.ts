import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '..')

it('names no path of the machine it was written on', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const texts = tracked.filter(name => /\.(tsx?|m?js|json|md|css|html|sql|svg)$|^\.|\/run$/.test(name) && name !== 'package-lock.json')
  const machinePath = new RegExp(['/home/\\w', '/Users/\\w', '/root/\\w'].join('|'))
  expect(texts.filter(name => machinePath.test(readFileSync(join(ROOT, name), 'utf8')))).toEqual([])
})
