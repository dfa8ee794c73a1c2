import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import { join } from 'node:path'
import { allResources } from '@/shared/resources/registry'
import { accountRoutes, loginRoute } from './routes/account'
import { createListSemaphore } from './records/semaphore'
import { catalogueRoutes } from './routes/catalogue'
import { passwordLinkRoutes } from './routes/passwordLinks'
import type { Context } from './context'
import { scheduleCollection } from './http/scheduleCollection'
import { createEvents } from './events/events'
import { EVENT_LIMITS } from './events/limits'
import { eventosRoutes } from './routes/eventos'
import { historialRoutes } from './routes/historial'
import { papeleraRoutes } from './routes/papelera'
import { createThumbnails } from './images/thumbnails'
import { imageRoutes } from './routes/images'
import { serveImages } from './routes/serveImages'
import { reportRoutes } from './routes/informes'
import { root } from './root'
import { paisesRoutes } from './routes/paises'
import { saludRoutes } from './routes/salud'
import { sesionesRoutes } from './routes/sesiones'
import { traduccionesRoutes } from './routes/traducciones'
import { usuariosRoutes } from './routes/usuarios'
import { withMail } from './configuration'
import { readSite, toSiteFile } from './site/files'
import { siteRoutes } from './site/site'
import { isProxy } from './addresses'
import { requireSession } from './http/authentication'
import { limitWriting } from './http/writeLimit'
import { BODY_LIMIT, installBody, longestRequestMs } from './http/body'
import { installClosing } from './http/closing'
import { installCors } from './http/cors'
import { installDocs } from './http/docs'
import { answerError, answerMalformed, installErrors } from './http/errors'
import { installHeaders } from './http/headers'
import { limitLargeBodies } from './http/largeBodies'
import { installLog, logOptions } from './http/log'
import { installReaderTimeout } from './http/readerTimeout'
import { watchMethods } from './http/methods'
import { installValidation } from './http/validation'
import { watchReadiness } from './http/readiness'

/** Files of the built application; config.json is replaced by the copy that the server read at start. */
const siteFiles = async ({ configurationBytes, mailer }: Context) => {
  const files = await readSite(join(root, 'dist'))
  files.delete('/config.json')
  const bytes = mailer ? withMail(configurationBytes) : configurationBytes
  if (bytes !== undefined) files.set('/config.json', toSiteFile('/config.json', bytes))
  return files
}

/** HTTP application with all hooks and routes, not yet listening. */
export const createApp = async (context: Context, limits = EVENT_LIMITS) => {
  const { db, images, health, settings, configuration } = context
  const http = Fastify({
    ...logOptions,
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.publicUrl !== undefined && isProxy,
    requestTimeout: longestRequestMs(configuration.maxUploadBytes),
    return503OnClosing: false,
    pluginTimeout: 60_000,
    frameworkErrors: answerError,
    clientErrorHandler: answerMalformed,
  }).withTypeProvider<TypeBoxTypeProvider>()

  installLog(http)
  installReaderTimeout(http, settings.readerTimeoutMs)
  installErrors(http)
  await installHeaders(http, settings, configuration)
  installCors(http, settings.corsOrigins)
  // Last of the hooks that set headers: the refusals of a closing server have them too.
  installClosing(http)
  // Limit of bodies first: a refusal of the hooks below waits for the end of the body.
  installBody(http, configuration)
  watchReadiness(http, health)
  installValidation(http)
  await installDocs(http, settings)
  const methods = watchMethods(http)
  const thumbnails = createThumbnails()

  scheduleCollection(http, db, images, settings.historyDays)
  serveImages(http, context, thumbnails)
  saludRoutes(http, context)
  loginRoute(http, context)
  passwordLinkRoutes(http, context)
  const semaphore = createListSemaphore()
  const events = createEvents(http, context, limits)
  await http.register(async scope => {
    const signedIn = scope.withTypeProvider<TypeBoxTypeProvider>()
    requireSession(signedIn, db)
    accountRoutes(signedIn, context)
    sesionesRoutes(signedIn, context)
    usuariosRoutes(signedIn, context)
    paisesRoutes(signedIn, context, semaphore)
    reportRoutes(signedIn, context)
    eventosRoutes(signedIn, events)
    await signedIn.register(async scope => {
      const written = scope.withTypeProvider<TypeBoxTypeProvider>()
      limitWriting(written, db, settings.hourlyWriteBytes)
      limitLargeBodies(written)
      for (const resource of allResources) catalogueRoutes(written, context, semaphore, resource)
      await imageRoutes(written, context, thumbnails)
      papeleraRoutes(written, context)
      historialRoutes(written, context)
      traduccionesRoutes(written, context)
    })
  })
  methods.refuseOthers()
  siteRoutes(http, await siteFiles(context))
  return http
}
