import { call } from '@test/support/call'
import { BOTH, type Scenario } from '../scenario'
import { withServer } from '../withServer'

const REPORTS = 5

/** Five reports of the whole catalogue at once: all complete, while other requests are served. */
export const fiveReports: Scenario = {
  title: 'Five reports at once',
  engines: BOTH,
  isShort: engine => engine === 'embedded',
  run: (engine, size) =>
    withServer(engine, { SEED_SCALE: size === 'whole' ? '20' : '1' }, async (server, token) => {
      const list = await call('GET', `${server.address}/api/productos_genericos/light/`, { token })
      const products = (list.json as unknown[]).length
      const ask = () => call('GET', `${server.address}/api/informes/productos_genericos/?idioma=fr_FR`, { token })
      const reports = await Promise.all(Array.from({ length: REPORTS }, ask))
      const rows = (text: string) => text.split(/\r\n(?=")/).filter(row => row !== '').length - 1
      const problems = reports.flatMap(({ status, text }) =>
        status === 200 && rows(text) === products ? [] : [`a report answered ${status} with ${rows(text)} of ${products} products`],
      )
      return { tried: `${REPORTS} reports of ${products} products`, problems }
    }),
}
