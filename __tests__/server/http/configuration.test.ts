import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfigurationFile } from '@server/configuration'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nutricion-config-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const read = async (text: string) => {
  const path = join(directory, 'config.json')
  await writeFile(path, text)
  return readConfigurationFile(path)
}

it("reads the application's own file [SE-15]", async () => {
  const { configuration, problem, bytes } = await readConfigurationFile()
  expect(problem).toBeUndefined()
  expect(configuration.minNewPasswordLength).toBe(8)
  expect(JSON.parse(String(bytes))).toMatchObject({ minNewPasswordLength: 8 })
})

it.each([
  ['no JSON', '{', /JSON/],
  ['an empty object', '{}', /minNewPasswordLength/],
  ['a wrong value', JSON.stringify({ apiBaseUrl: 'ftp://x' }), /apiBaseUrl/],
])('a file that holds %s: says what is wrong, and goes on by the values of the contract', async (_name, text, sentence) => {
  const { configuration, problem, bytes } = await read(text)
  expect(problem).toMatch(sentence)
  expect(configuration).toEqual({ apiBaseUrl: '', maxUploadBytes: 5_000_000, minNewPasswordLength: 8, imageOrigins: [] })
  expect(bytes?.toString()).toBe(text)
})

it('a file that is missing: says so', async () => {
  const { problem, bytes } = await readConfigurationFile(join(directory, 'none.json'))
  expect(problem).toContain('none.json')
  expect(bytes).toBeUndefined()
})
