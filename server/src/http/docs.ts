import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { PRODUCT_NAME, VERSION_LABEL } from '@/shared/constants'
import { isObject } from '@/shared/isObject'
import { error } from '../jsonSchemas'
import type { Settings } from '../settings'
import type { Http } from './http'

/** Statuses of every call: the database is unreachable or busy, or the server is closing. */
const ALWAYS = [503]

/** Status of every call that needs a session. */
const WITH_SESSION = [401]

/** Status of every call whose query may be wrong. */
const WITH_QUERY = [400]

/** Status of every call whose path has parameters. */
const WITH_PARAMETERS = [404]

/** Statuses of every call that may have a body: malformed, too slow, too large, wrong type, and full disk. */
const WITH_BODY = [400, 408, 413, 415, 507]

const SUCCESS = /^2/

/** `produces` applies to successful responses only: every refusal is JSON. */
const bodyOf = (status: string, schema: unknown, produces: readonly string[] | undefined) =>
  produces && SUCCESS.test(status) ? { content: Object.fromEntries(produces.map(type => [type, { schema }])) } : schema

/** Adds the common responses of the API to those of a route. */
const withCommonResponses: SwaggerTransform = ({ schema: given, url, route }) => {
  const { produces, response, ...schema } = { ...given }
  if (schema.hide === true || !isObject(response)) return { schema: given, url }
  const common = [
    ...ALWAYS,
    ...(schema.security ? [] : WITH_SESSION),
    ...(schema.querystring ? WITH_QUERY : []),
    ...(url.includes(':') ? WITH_PARAMETERS : []),
    ...(route.method === 'GET' ? [] : WITH_BODY),
  ]
  const own = Object.entries(response).map(([status, each]) => [status, bodyOf(status, each, produces)])
  return {
    schema: { ...schema, response: { ...Object.fromEntries(common.map(status => [status, error])), ...Object.fromEntries(own) } },
    url,
  }
}

/** Generates the OpenAPI document from the schemas of the routes that are registered later. Its page is at /api/docs/. */
export const installDocs = async (http: Http, { apiDocs }: Settings) => {
  if (!apiDocs) return
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: PRODUCT_NAME, version: VERSION_LABEL },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' } },
      },
      security: [{ token: [] }],
    },
    transform: withCommonResponses,
  })
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Swagger UI sets styles and builds its own markup, which the application's policy forbids.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
  })
}
