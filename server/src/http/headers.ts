import helmet from '@fastify/helmet'
import type { Settings } from '../settings'
import type { ServerConfiguration } from '../configuration'
import type { Http } from './http'
import { isApiPath, pathOf } from './path'

/**
 * Content security policy: scripts and styles from this origin only. The page may call the host of the API and show its images; images of
 * `imageOrigins` it may show, and fetch to copy them.
 */
const contentSecurityPolicy = ({ apiBaseUrl, imageOrigins }: ServerConfiguration) => {
  const api = apiBaseUrl === '' ? [] : [new URL(apiBaseUrl).origin]
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'connect-src': ["'self'", ...api, ...imageOrigins],
      'img-src': ["'self'", 'data:', 'blob:', ...api, ...imageOrigins],
      'font-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      // Policy of webpack's script loader, `trustedTypes` in webpack.config.js; it can be created only once.
      'trusted-types': ['webpack'],
    },
  }
}

/** Browser features that a page of forms and tables never uses. The clipboard stays: the application copies and pastes. */
const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
const permissionsPolicy = unused.map(feature => `${feature}=()`).join(', ')

/** Headers that matter to a page only. Files under /assets/ are sent without them, since a page has some twenty files. */
export const PAGE_HEADERS = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
] as const

export const installHeaders = async (http: Http, settings: Settings, configuration: ServerConfiguration) => {
  await http.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(configuration),
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // Omitted over plain HTTP, where browsers ignore the header.
    strictTransportSecurity: settings.publicUrl?.startsWith('https:') ?? false,
    // Headers that current browsers ignore.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  })
  http.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
    // Default of the API: no caching. Responses that may be cached set their own header.
    if (isApiPath(pathOf(request))) reply.header('cache-control', 'no-store')
  })
}
