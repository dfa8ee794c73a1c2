import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { PRODUCT_NAME, VERSION_LABEL } from '@/domain/constants'
import type { Settings } from '../settings'
import type { Http } from './http'

/** The document comes out of the routes' own schemas: register before them. Its page is at /api/docs/. */
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
  })
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The page of the interface sets styles and builds its own markup, which the application's policy forbids.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
  })
}
