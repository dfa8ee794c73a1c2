import helmet from '@fastify/helmet'
import type { Settings } from '../settings'
import type { ServerConfiguration } from '../configuration'
import type { Http } from './http'
import { isApiPath, pathOf } from './path'

/**
 * Scripts and styles from this origin only; where the API is another host, the page may call it and show its images. Those of other
 * hosts it may show, and fetch besides, to copy them.
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
      // The policy of the page's own loader of scripts, `trustedTypes` in webpack.config.js, made once.
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

/** Headers that mean something to a page only: scripts and styles go without them, as a page of twenty files would send them twenty times. */
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
    // Omitted over plain http, where the promise would not be kept.
    strictTransportSecurity: settings.publicUrl?.startsWith('https:') ?? false,
    // Headers that no browser of today reads.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  })
  http.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
    // Answers of the API are for the caller alone; those that may be kept say so themselves.
    if (isApiPath(pathOf(request))) reply.header('cache-control', 'no-store')
  })
}
