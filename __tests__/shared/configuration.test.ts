import { readFileSync } from 'node:fs'
import { parseConfiguration } from '@/shared/configuration'

const good = {
  apiBaseUrl: '',
  maxUploadBytes: 5_000_000,
  minNewPasswordLength: 8,
  companies: ['NC', 'AG'],
  publicProductUrl: 'https://www.example.com/{slug}',
  idempotencyKeys: true,
  requestTimeoutMs: 30_000,
}

it('takes the file that ships with the product, with its defaults [SE-15]', () => {
  const shipped = parseConfiguration(JSON.parse(readFileSync('public/config.json', 'utf8')))
  expect(shipped).toMatchObject({ maxUploadBytes: 5_000_000, minNewPasswordLength: 8 })
})

it('takes an API on another host', () => {
  expect(parseConfiguration({ ...good, apiBaseUrl: 'https://api.example.com/v1' }).apiBaseUrl).toBe('https://api.example.com/v1')
})

it('knows no hosts of images but those that it names, by their origins', () => {
  expect(parseConfiguration(good).imageOrigins).toEqual([])
  const imageOrigins = ['https://imagenes.example.com', 'http://10.0.0.7:9000']
  expect(parseConfiguration({ ...good, imageOrigins }).imageOrigins).toEqual(imageOrigins)
})

it('knows of no extensions where it does not name them; the file that ships has them', () => {
  expect(parseConfiguration(good).extensions).toBe(false)
  expect(parseConfiguration({ ...good, extensions: false }).extensions).toBe(false)
  expect(parseConfiguration(JSON.parse(readFileSync('public/config.json', 'utf8'))).extensions).toBe(true)
})

it('knows of no mail where it does not name it [AU-06]', () => {
  expect([parseConfiguration(good).mail, parseConfiguration({ ...good, mail: true }).mail]).toEqual([false, true])
})

it.each([
  ['https://imagenes.example.com/'],
  ['https://imagenes.example.com/fotos'],
  ['https://*.example.com; script-src *'],
  ['imagenes.example.com'],
  ['data:'],
  [7],
])('says in words what %j lacks to be the origin of images', origin => {
  expect(() => parseConfiguration({ ...good, imageOrigins: ['https://a.example.com', origin] })).toThrow(
    'imageOrigins. imageOrigins debe ser una lista de orígenes, como https://imagenes.example.com, sin ruta ni barra final',
  )
})

it.each([
  ['imageOrigins', 'https://imagenes.example.com'],
  ['imageOrigins', null],
  ['maxUploadBytes', '5000000'],
  ['maxUploadBytes', 0],
  ['minNewPasswordLength', 7.5],
  ['minNewPasswordLength', 5],
  ['companies', ['NC']],
  ['companies', ['NC', 'AG', 'ZZ']],
  ['companies', 'NC'],
  ['publicProductUrl', 'https://www.example.com/'],
  ['publicProductUrl', 'javascript:alert(1)//{slug}'],
  ['apiBaseUrl', 'https://api.example.com/'],
  ['apiBaseUrl', 'javascript:alert(1)'],
  ['apiBaseUrl', 'https://a b'],
  ['idempotencyKeys', 'yes'],
  ['extensions', 'true'],
  ['extensions', null],
  ['mail', 'true'],
  ['requestTimeoutMs', undefined],
])('names the key %s when it is %j', (key, value) => {
  expect(() => parseConfiguration({ ...good, [key]: value })).toThrow(key)
})

it('names every wrong key at once', () => {
  expect(() => parseConfiguration({ ...good, maxUploadBytes: -1, idempotencyKeys: 1 })).toThrow(/maxUploadBytes.*idempotencyKeys/)
})

it.each([null, [], 'texto', 3])('refuses %j', json => {
  expect(() => parseConfiguration(json)).toThrow('config.json no contiene un objeto JSON')
})
