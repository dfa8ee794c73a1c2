import { OperatorError } from '@server/errors'
import { readSettings } from '@server/settings'

it('has the defaults of the contract', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/[\\/]\.data$/),
    databaseUrl: undefined,
    limits: { lockTimeoutMs: 5_000, statementTimeoutMs: 20_000, idleTransactionTimeoutMs: 30_000, poolSize: 10 },
    readerTimeoutMs: 60_000,
    closeTimeoutMs: undefined,
    publicUrl: undefined,
    seedDemo: true,
    seedScale: 1,
    corsOrigins: new Set(),
    historyDays: 365,
    hourlyWriteBytes: 1_000_000_000,
    apiDocs: true,
  })
})

it('takes what is set, without white space and slashes at the end', () => {
  const settings = readSettings({
    PORT: ' 0 ',
    PUBLIC_URL: 'https://gestion.example.com/base/',
    CORS_ORIGINS: 'https://a.example.com, http://localhost:8081/ ,',
    SEED_DEMO: '0',
    DATABASE_URL: '',
    DATABASE_LOCK_TIMEOUT_MS: '0',
    DATABASE_POOL_SIZE: '40',
  })
  expect(settings).toMatchObject({ port: 0, publicUrl: 'https://gestion.example.com/base', seedDemo: false, databaseUrl: undefined })
  expect(settings.limits).toEqual({ lockTimeoutMs: 0, statementTimeoutMs: 20_000, idleTransactionTimeoutMs: 30_000, poolSize: 40 })
  expect([...settings.corsOrigins]).toEqual(['https://a.example.com', 'http://localhost:8081'])
})

it('mails nothing unless told through what, and begins no mailed link with what a caller says [AU-06]', () => {
  const env = { SMTP_URL: 'smtps://ana:clave@correo.example.com', MAIL_FROM: 'gestion@example.com' }
  expect(readSettings({ MAIL_FROM: env.MAIL_FROM }).mail).toBeUndefined()
  expect(() => readSettings(env)).toThrow('SMTP_URL needs PUBLIC_URL, which mailed links begin with.')
  const settings = readSettings({ ...env, PUBLIC_URL: 'https://gestion.example.com' })
  expect(settings.mail).toEqual({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM })
})

const OTHERS_REACH = ['0.0.0.0', '::', '192.168.1.5', 'gestion.example.com']

it.each<[string, NodeJS.ProcessEnv]>([
  ...OTHERS_REACH.map((HOST): [string, NodeJS.ProcessEnv] => [`where HOST is ${HOST}`, { HOST }]),
  ['on PostgreSQL', { DATABASE_URL: 'postgres://localhost/x' }],
  ['in production', { NODE_ENV: 'production' }],
])('makes no demo data %s unless told to', (_name, env) => {
  expect(readSettings(env).seedDemo).toBe(false)
  expect(readSettings({ ...env, SEED_DEMO: '1' }).seedDemo).toBe(true)
})

it('shows the documents of the API in production only where told to', () => {
  expect(readSettings({ NODE_ENV: 'production' }).apiDocs).toBe(false)
  expect(readSettings({ NODE_ENV: 'production', API_DOCS: '1' }).apiDocs).toBe(true)
  expect(readSettings({ API_DOCS: '0' }).apiDocs).toBe(false)
})

it('goes back a year in its history unless told how many days [HI-06]', () => {
  expect(readSettings({}).historyDays).toBe(365)
  expect(readSettings({ HISTORY_DAYS: '30' }).historyDays).toBe(30)
  expect(() => readSettings({ HISTORY_DAYS: '0' })).toThrow('HISTORY_DAYS must be a number from 1 to 36500, not "0".')
})

it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('makes demo data where HOST is %s', HOST => {
  expect(readSettings({ HOST }).seedDemo).toBe(true)
})

it.each([
  ['PORT', 'eighty', /^PORT must be a number from 0 to 65535/],
  ['PORT', '70000', /^PORT must be a number from 0 to 65535/],
  ['PORT', '-1', /^PORT must be a number from 0 to 65535/],
  ['DATABASE_URL', 'mysql://localhost/x', /^DATABASE_URL must be an address of the form postgres:/],
  ['DATABASE_URL', 'x', /^DATABASE_URL must be an address of the form postgres:/],
  ['PUBLIC_URL', 'gestion.example.com', /^PUBLIC_URL must be an http or https address/],
  ['PUBLIC_URL', 'https://user:pass@gestion.example.com', /^PUBLIC_URL must be an http or https address/],
  ['PUBLIC_URL', 'https://gestion.example.com/?x=1', /^PUBLIC_URL must be an http or https address/],
  ['SMTP_URL', 'correo.example.com', /^SMTP_URL must be an address of the form smtp:/],
  ['SMTP_URL', 'https://correo.example.com', /^SMTP_URL must be an address of the form smtp:/],
  ['SMTP_URL', 'smtp://correo.example.com', /^SMTP_URL needs MAIL_FROM/],
  ['SEED_DEMO', 'yes', /^SEED_DEMO must be 0 or 1/],
  ['DATABASE_LOCK_TIMEOUT_MS', '5s', /^DATABASE_LOCK_TIMEOUT_MS must be a number from 0 to/],
  ['DATABASE_STATEMENT_TIMEOUT_MS', '-1', /^DATABASE_STATEMENT_TIMEOUT_MS must be a number from 0 to/],
  ['DATABASE_POOL_SIZE', '0', /^DATABASE_POOL_SIZE must be a number from 1 to/],
  ['API_DOCS', 'yes', /^API_DOCS must be 0 or 1/],
  ['SEED_SCALE', '-1', /^SEED_SCALE must be a number from 0 to 999/],
  ['CORS_ORIGINS', 'https://a.example.com,*', /^CORS_ORIGINS must list origins .*"\*" is none/],
  ['CORS_ORIGINS', 'https://a.example.com/path', /^CORS_ORIGINS must list origins/],
])('%s=%s is refused with a sentence that names it', (name, value, sentence) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(OperatorError)
  expect(read).toThrow(sentence)
})
