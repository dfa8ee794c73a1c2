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

/** An answer to a call. */
export interface CheckedAnswer {
  method: string
  url: string
  status: number
  /** The header `Content-Type`. */
  type: string | undefined
  /** The body as JSON; not looked at where the type is another. */
  json: unknown
}

/** Settings with which the server has every route: links are mailed. */
export const EVERY_ROUTE = { PUBLIC_URL: 'http://127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@example.com' }

/** Fetches the document from a server of its own, once for each state of the sources. */
const documentFile = async () => {
  const directory = await templateOf(`openapi-${serverProgram().key}`, async directory => {
    const server = await startTestServer({ engine: 'embedded', env: EVERY_ROUTE })
    try {
      const response = await fetchUnchecked(`${server.address}/api/docs/json`)
      // A refusal would be kept as the document of these sources.
      if (!response.ok) throw new Error(`The OpenAPI document was answered with ${response.status}`)
      writeFileSync(join(directory, 'openapi.json'), await response.text())
    } finally {
      await server.stop()
    }
  })
  return join(directory, 'openapi.json')
}

let read: Promise<OpenApi> | undefined

/** The OpenAPI document that the server of these sources serves at `/api/docs/json`. */
export const openApi = (): Promise<OpenApi> => (read ??= documentFile().then(file => JSON.parse(readFileSync(file, 'utf8')) as OpenApi))

/** Objects with named members have no others: an answer with one more is undocumented, although callers must put up with it. */
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

/** The path as the router reads it; undefined where it is none. */
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

/** The template of a path with its operations: a path without parameters goes first. */
const findPath = ({ paths }: OpenApi, path: string) => {
  const template = path in paths ? path : Object.keys(paths).find(each => matches(each, path))
  return template === undefined ? undefined : ([template, paths[template] ?? {}] as const)
}

const MOST_TOLD = 5

/** Only a server that mails links has it. */
const WITH_MAIL = '/api/auth/password/reset/'

/** A sentence on how an answer differs from the document; undefined where they agree, or the document is silent on its path. */
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

/** @throws Error that names operation, status and JSON pointer, where the answer is not as the server's own OpenAPI document has it */
export const checkAnswer = async (answer: CheckedAnswer): Promise<void> => {
  const problem = disagreement(await openApi(), answer)
  if (problem === undefined) return
  const error = new Error(problem)
  noteDisagreement(error)
  throw error
}
