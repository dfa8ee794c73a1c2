import { join, resolve } from 'node:path'
import { OperatorError } from './errors'
import { isLoopback } from './addresses'
import { root } from './root'

/** Limits that keep one statement from blocking all the others; 0 means no limit. PostgreSQL only. */
export interface DatabaseLimits {
  lockTimeoutMs: number
  statementTimeoutMs: number
  /** Longest pause within a transaction, after which it is rolled back: a paused process would hold its locks. */
  idleTransactionTimeoutMs: number
  poolSize: number
}

/** Mail server and sender of links for passwords. */
interface MailSettings {
  smtpUrl: string
  from: string
}

/** Settings from the environment; docs/operations.md has the table of them. */
export interface Settings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  limits: DatabaseLimits
  /** Longest time without progress before the connection of a reader is closed. */
  readerTimeoutMs: number
  /** Longest time that a closing server waits for running requests; undefined for the time of the longest request and its response. */
  closeTimeoutMs: number | undefined
  /** Public URL of a server behind a proxy, without a slash at the end. */
  publicUrl: string | undefined
  mail: MailSettings | undefined
  seedDemo: boolean
  /** Factor of the numbers of products and trials in the demo data: 0 is master data only. */
  seedScale: number
  corsOrigins: ReadonlySet<string>
  /** Days for which the history is kept and deleted records can be restored [HI-04, HI-06]. */
  historyDays: number
  /** Bytes of history that one user may write within an hour, over all replicas. */
  hourlyWriteBytes: number
  /** True if the OpenAPI document and its page are served. */
  apiDocs: boolean
}

const parseUrl = (text: string) => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const readNumber = (name: string, text: string, least: number, most: number) => {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new OperatorError(`${name} must be a number from ${least} to ${most}, not "${text}".`)
}

const readDatabaseUrl = (text: string | undefined) => {
  if (text === undefined) return undefined
  const protocol = parseUrl(text)?.protocol
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text
  throw new OperatorError('DATABASE_URL must be an address of the form postgres://user:password@host:port/database.')
}

const readPublicUrl = (text: string | undefined) => {
  if (text === undefined) return undefined
  const url = parseUrl(text)
  const isPlain = url?.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '')
  throw new OperatorError(`PUBLIC_URL must be an http or https address such as https://gestion.example.com, not "${text}".`)
}

const readMail = (smtpUrl: string | undefined, from: string | undefined, publicUrl: string | undefined): MailSettings | undefined => {
  if (smtpUrl === undefined) return undefined
  const protocol = parseUrl(smtpUrl)?.protocol
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new OperatorError('SMTP_URL must be an address of the form smtp://user:password@host:port or smtps://…')
  if (from === undefined) throw new OperatorError('SMTP_URL needs MAIL_FROM, the address that mails come from.')
  // A mailed link must not begin with the Host header, which the caller chooses.
  if (publicUrl === undefined) throw new OperatorError('SMTP_URL needs PUBLIC_URL, which mailed links begin with.')
  return { smtpUrl, from }
}

const readSwitch = (name: string, text: string | undefined, byDefault: boolean) => {
  if (text === undefined) return byDefault
  if (text === '0' || text === '1') return text === '1'
  throw new OperatorError(`${name} must be 0 or 1, not "${text}".`)
}

const readOrigin = (text: string) => {
  const url = parseUrl(text)
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin
  throw new OperatorError(`CORS_ORIGINS must list origins such as https://app.example.com, separated by commas; "${text}" is none.`)
}

/** @throws OperatorError naming the first invalid variable. An empty variable counts as unset. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const read = (name: string) => env[name]?.trim() || undefined
  const readOr = (byDefault: number, name: string, least: number, most: number) =>
    readNumber(name, read(name) ?? String(byDefault), least, most)
  const databaseUrl = readDatabaseUrl(read('DATABASE_URL'))
  const closeTimeout = read('CLOSE_TIMEOUT_MS')
  const host = read('HOST') ?? '127.0.0.1'
  const publicUrl = readPublicUrl(read('PUBLIC_URL'))
  const isProduction = env.NODE_ENV === 'production'
  // The demo password is public: where others reach the server, the demo data must be requested explicitly.
  const seedByDefault = databaseUrl === undefined && !isProduction && isLoopback(host)
  return {
    port: readOr(8080, 'PORT', 0, 65_535),
    host,
    dataDir: resolve(read('DATA_DIR') ?? join(root, '.data')),
    databaseUrl,
    limits: {
      lockTimeoutMs: readOr(5_000, 'DATABASE_LOCK_TIMEOUT_MS', 0, 3_600_000),
      statementTimeoutMs: readOr(20_000, 'DATABASE_STATEMENT_TIMEOUT_MS', 0, 3_600_000),
      idleTransactionTimeoutMs: readOr(30_000, 'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS', 0, 3_600_000),
      poolSize: readOr(10, 'DATABASE_POOL_SIZE', 1, 1_000),
    },
    readerTimeoutMs: readOr(60_000, 'READER_TIMEOUT_MS', 100, 3_600_000),
    closeTimeoutMs: closeTimeout === undefined ? undefined : readNumber('CLOSE_TIMEOUT_MS', closeTimeout, 100, 3_600_000),
    publicUrl,
    mail: readMail(read('SMTP_URL'), read('MAIL_FROM'), publicUrl),
    seedDemo: readSwitch('SEED_DEMO', read('SEED_DEMO'), seedByDefault),
    seedScale: readOr(1, 'SEED_SCALE', 0, 999),
    corsOrigins: new Set((read('CORS_ORIGINS') ?? '').split(',').flatMap(each => (each.trim() ? [readOrigin(each.trim())] : []))),
    historyDays: readOr(365, 'HISTORY_DAYS', 1, 36_500),
    // An import of 168,000 texts in four languages writes a tenth of this limit.
    hourlyWriteBytes: readOr(1_000_000_000, 'HOURLY_WRITE_BYTES', 1, Number.MAX_SAFE_INTEGER),
    apiDocs: readSwitch('API_DOCS', read('API_DOCS'), !isProduction),
  }
}
