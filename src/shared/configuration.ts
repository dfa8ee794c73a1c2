import { boolean, mixed, number, object, string, tuple, ValidationError } from 'yup'
import { MIN_LOGIN_PASSWORD_LENGTH } from '@/shared/constants'

/** Contents of `public/config.json`; read before the first render, and by the server [IM-04, SE-15, PE-04, PE-10]. */
export interface Configuration {
  /** Base URL of the API without a final slash; '' for the origin that serves the page. */
  apiBaseUrl: string
  /** Largest image, in bytes. */
  maxUploadBytes: number
  /** Shortest new password, in characters. */
  minNewPasswordLength: number
  /** Company codes of finished products, exactly two. */
  companies: readonly [string, string]
  /** Address of a product's public page; `{slug}` is replaced by the slug of the product. */
  publicProductUrl: string
  /** The API honours `Idempotency-Key` on POST. */
  idempotencyKeys: boolean
  /** Time limit of a call, in milliseconds. */
  requestTimeoutMs: number
  /** Origins of the API's images, besides the API's own host and the page's; without a path. */
  imageOrigins: readonly string[]
  /** The API has the extensions of this repository's server beyond the contract; without them, their screens and calls are absent. */
  extensions: boolean
  /** Password links are sent by e-mail; our server sets it when it can send [AU-06]. */
  mail: boolean
}

const API_ADDRESS = '${path} debe estar vacío o ser una dirección http(s) sin barra final'

const ORIGINS = '${path} debe ser una lista de orígenes, como https://imagenes.example.com, sin ruta ni barra final'

const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value

/** True for a list of origins or undefined. Hand-written, because no other setting needs the list schema of the package. */
const areOrigins = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isOrigin))

const positive = () => number().strict().integer().positive().required()

const schema = object({
  apiBaseUrl: string()
    .strict()
    .defined()
    .matches(/^(https?:\/\/[^/?#]+(\/[^?#]*[^/?#])?)?$/, API_ADDRESS)
    .test('address', API_ADDRESS, value => value === '' || URL.canParse(value)),
  maxUploadBytes: positive(),
  // Minimum of the login: a shorter password could never be used there.
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
 * Configuration in `json`.
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
