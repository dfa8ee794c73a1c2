import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '@server/migrations'

const FOLDER = join(__dirname, '../../../server/src/migrations')

/** Files of the folder that no migration imports. */
const OTHERS = ['index.ts']

const sha256 = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(FOLDER, file)))
    .digest('hex')
    .slice(0, 16)

const files = readdirSync(FOLDER).filter(file => !OTHERS.includes(file))

it('changes no file that a migration is made of: a database that has run it would differ from a new one', () => {
  const recorded: Record<string, string> = JSON.parse(readFileSync(join(__dirname, 'frozen.json'), 'utf8'))
  expect(Object.fromEntries(files.map(file => [file, sha256(file)]))).toEqual(recorded)
})

it('has every migration under the name of its file', () => {
  const named = files.filter(file => /^\d{3}_/.test(file) && file.endsWith('.ts')).map(file => file.replace(/\.ts$/, ''))
  expect(Object.keys(migrations)).toEqual(named.sort())
})

it('imports nothing that may change: files of this folder and the query builder alone', () => {
  const imported = files
    .filter(file => file.endsWith('.ts'))
    .flatMap(file => [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? ''))
  expect([...new Set(imported)].filter(from => from !== 'kysely' && !from.startsWith('./'))).toEqual([])
})
