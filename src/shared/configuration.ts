import { boolean, mixed, number, object, string, tuple, ValidationError } from 'yup'
import { MIN_LOGIN_PASSWORD_LENGTH } from '@/shared/constants'

/** What `public/config.json` says; read before the first render, and by the server [IM-04, SE-15, PE-04, PE-10]. */
export interface Configuration {
  /** Where the API answers; '' = the origin that serves the page. No slash at the end. */
  apiBaseUrl: string
  /** Largest image, in bytes. */
  maxUploadBytes: number
  /** Shortest new password, in characters. */
  minNewPasswordLength: number
  /** The two company codes that a finished product may carry. */
  companies: readonly [string, string]
  /** Public page of a product; `{slug}` stands for its slug. */
  publicProductUrl: string
  /** Whether the API honours `Idempotency-Key` on POST. */
  idempotencyKeys: boolean
  /** A call without an answer is given up after this many milliseconds. */
  requestTimeoutMs: number
  /** Where the API's images come from, besides the API's own host and the page's: origins without a path. */
  imageOrigins: readonly string[]
  /** Whether the API has what the server of this repository has beyond the contract; without it nothing of that shows or is asked for. */
  extensions: boolean
  /** Whether links for passwords are mailed: our server says so where it can [AU-06]. */
  mail: boolean
}

const API_ADDRESS = '${path} debe estar vacío o ser una dirección http(s) sin barra final'

const ORIGINS = '${path} debe ser una lista de orígenes, como https://imagenes.example.com, sin ruta ni barra final'

const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value

/** They are told apart by hand: a schema of lists would be the only one that the first page needs. */
const areOrigins = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isOrigin))

const positive = () => number().strict().integer().positive().required()

const schema = object({
  apiBaseUrl: string()
    .strict()
    .defined()
    .matches(/^(https?:\/\/[^/?#]+(\/[^?#]*[^/?#])?)?$/, API_ADDRESS)
    .test('address', API_ADDRESS, value => value === '' || URL.canParse(value)),
  maxUploadBytes: positive(),
  // The login sends no shorter one: who chose it could never come back.
  minNewPasswordLength: positive().min(
    MIN_LOGIN_PASSWORD_LENGTH,
    `\${path} debe ser al menos ${MIN_LOGIN_PASSWORD_LENGTH}, que es lo que pide el inicio de sesión`,
  ),
  companies: tuple([string().strict().required(), string().strict().required()])
    .strict()
    .required()
    .test('two', '${path} debe tener dos códigos de empresa', (value: readonly string[]) => value.length === 2),
  publicProductUrl: string()
    .strict()
    .required()
    .matches(/^https?:\/\/.*\{slug\}/, '${path} debe ser una dirección http(s) con {slug}'),
  idempotencyKeys: boolean().strict().required(),
  requestTimeoutMs: positive(),
  extensions: boolean().strict(),
  mail: boolean().strict(),
  imageOrigins: mixed<readonly string[]>().test('origins', ORIGINS, areOrigins),
})

/**
 * The configuration that `json` holds.
 * @throws Error in Spanish that names every key that is missing or wrong.
 */
export const parseConfiguration = (json: unknown): Configuration => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('config.json no contiene un objeto JSON')
  try {
    const { companies, imageOrigins = [], extensions = false, mail = false, ...rest } = schema.validateSync(json, { abortEarly: false })
    return { ...rest, imageOrigins, extensions, mail, companies: [companies[0], companies[1]] }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const keys = [...new Set(error.inner.map(each => (each.path ?? '').replace(/\[.*/, '')))]
    const own = error.errors.filter(message => message.includes(' debe '))
    throw new Error([`config.json tiene valores que faltan o no son válidos: ${keys.join(', ')}`, ...own].join('. '), { cause: error })
  }
}
