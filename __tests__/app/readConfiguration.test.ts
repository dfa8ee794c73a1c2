/** @jest-environment jsdom */
import { readConfiguration } from '@/app/readConfiguration'
import { parseConfiguration } from '@/shared/configuration'
import shipped from '../../public/config.json'

const configuration = parseConfiguration(shipped)

const write = (text: string) => {
  const block = document.createElement('script')
  Object.assign(block, { type: 'application/json', id: 'configuration', textContent: text })
  document.head.append(block)
}
const answer = jest.fn<Promise<{ ok: boolean; status: number; text: () => Promise<string> }>, []>()
beforeEach(() => {
  Object.assign(globalThis, { fetch: answer })
})
afterEach(() => document.head.replaceChildren())

it('is what the server has written into the page, and asks for nothing', async () => {
  write(JSON.stringify(configuration))
  expect(await readConfiguration()).toEqual(configuration)
  expect(answer).not.toHaveBeenCalled()
})

const given = (text: string) => answer.mockResolvedValue({ ok: true, status: 200, text: async () => text })

it('is the file, where the page has nothing written into it', async () => {
  given(JSON.stringify(shipped))
  expect(await readConfiguration()).toEqual(configuration)
})

it.each([
  ['{"apiBaseUrl": ""}', /config\.json tiene valores que faltan o no son válidos: .*maxUploadBytes/],
  ['<!doctype html>', 'config.json no contiene JSON válido'],
])('is nothing where the file is wrong, which it tells: %s', async (text, told) => {
  given(text)
  await expect(readConfiguration()).rejects.toThrow(told)
})
