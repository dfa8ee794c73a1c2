import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Compile, type Validator } from 'typebox/schema'
import { noteDisagreement } from '@test/support/disagreements'
import { fetchUnchecked } from '@test/support/fetchUnchecked'
import { startTestServer } from '@test/support/server'
import { serverProgram } from '@test/support/serverProcess'
import { templateOf } from '@test/support/templates'

interface Schema {
  properties?: Record<string, Schema>
  [keyword: string]: unknown
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>
}

/** Response to check, with its request. */
export interface CheckedAnswer {
  method: string
  url: string
  status: number
  /** The header `Content-Type`. */
  type: string | undefined
  /** The parsed body; ignored if the type is not JSON. */
  json: unknown
}

/** Settings with which the server has every route: those of mailed links need SMTP. */
export const EVERY_ROUTE = { PUBLIC_URL: 'http://127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@example.com' }

/** Path of the document, fetched from a server of its own once per state of the sources. */
const documentFile = async () => {
  const directory = await templateOf(`openapi-${serverProgram().key}`, async directory => {
    const server = await startTestServer({ engine: 'embedded', env: EVERY_ROUTE })
    try {
      const response = await fetchUnchecked(`${server.address}/api/docs/json`)
      // Otherwise an error would be cached as the document of these sources.
      if (!response.ok) throw new Error(`The OpenAPI document was answered with ${response.status}`)
      writeFileSync(join(directory, 'openapi.json'), await response.text())
    } finally {
      await server.stop()
    }
  })
  return join(directory, 'openapi.json')
}

let read: Promise<OpenApi> | undefined

/** The OpenAPI document of `/api/docs/json`. */
export const openApi = (): Promise<OpenApi> => (read ??= documentFile().then(file => JSON.parse(readFileSync(file, 'utf8')) as OpenApi))

/** Schema whose objects allow no other than the documented members. Clients must accept further ones, but the document must list them. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const own = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, closed(value)]))
  return typeof own.properties === 'object' && own.type === 'object' ? { additionalProperties: false, ...own } : own
}

const validators = new WeakMap<Schema, Validator>()

const validatorOf = (schema: Schema): Validator => {
  const known = validators.get(schema)
  if (known) return known
  const validator = Compile(closed(schema) as object)
  validators.set(schema, validator)
  return validator
}

/** Decoded path, as the router sees it; undefined if it is malformed. */
const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const matches = (template: string, path: string) => {
  const [known, given] = [template.split('/'), path.split('/')]
  return known.length === given.length && known.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
}

/** Template of a path with its operations; a template without parameters has precedence. */
const findPath = ({ paths }: OpenApi, path: string) => {
  const template = path in paths ? path : Object.keys(paths).find(each => matches(each, path))
  return template === undefined ? undefined : ([template, paths[template] ?? {}] as const)
}

const MOST_TOLD = 5

/** Route that exists only with the settings of mail. */
const WITH_MAIL = '/api/auth/password/reset/'

/** Difference between a response and the document, as a sentence; undefined if there is none, or if the document lacks the path. */
const disagreement = (document: OpenApi, { method, url, status, type, json }: CheckedAnswer): string | undefined => {
  const path = decoded(new URL(url).pathname)
  const found = path === undefined ? undefined : findPath(document, path)
  if (found === undefined) return undefined
  const [template, operations] = found
  const says = `${method} ${template} answered ${status}`
  const operation = operations[method === 'HEAD' ? 'get' : method.toLowerCase()]
  if (operation === undefined) return status < 400 && method !== 'OPTIONS' ? `${says}: the document has no such operation` : undefined
  if (template === WITH_MAIL && status === 404) return undefined
  const response = operation.responses[status]
  if (response === undefined) return `${says}: the document has no such status`
  if (method === 'HEAD' || !type?.startsWith('application/json')) return undefined
  const schema = response.content?.['application/json']?.schema
  if (schema === undefined) return `${says} with JSON: the document has no body for it`
  const validator = validatorOf(schema)
  if (validator.Check(json)) return undefined
  const [, errors] = validator.Errors(json)
  const told = errors
    .slice(0, MOST_TOLD)
    .map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
  return `${says}, which is not as documented: ${told.join('; ')}`
}

/** Checks a response against the server's OpenAPI document. @throws Error with operation, status and JSON pointer of the difference */
export const checkAnswer = async (answer: CheckedAnswer): Promise<void> => {
  const problem = disagreement(await openApi(), answer)
  if (problem === undefined) return
  const error = new Error(problem)
  noteDisagreement(error)
  throw error
}
