import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION_LABEL } from '@/shared/constants'

const packageIn = (folder: string): unknown => JSON.parse(readFileSync(join(__dirname, '../..', folder, 'package.json'), 'utf8'))

it('shows the version of the package, which is the only one [FR-01]', () => {
  expect(VERSION_LABEL).toBe('v.0.4.9')
  expect(packageIn('.')).toMatchObject({ version: '0.4.9' })
  expect(packageIn('server')).not.toHaveProperty('version')
})
