import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { collectImages } from '../../../server/src/images/collectImages'
import { createImageStore } from '../../../server/src/images/imageStore'
import { readSettings } from '../../../server/src/settings'
import { startServer } from '../lists/startServer'
import { fillToTarget, TARGET } from '../../support/targetSize'

// Program that measures the history, the translations and the collection of images on a PostgreSQL with the data of years, in ROUNDS rounds,
// and sends the results in milliseconds to its parent.

const WARM_UP = 3
const ROUNDS = Number(process.env.ROUNDS)

const PAGES = {
  'first page': '',
  'of a record': '?tipo=productos_genericos&id=18',
  'of a user': '?usuario=1',
  'what was deleted': '?accion=eliminado',
  'by a name': '?buscar=quelato+de+hierro+17',
}
const LANGUAGES = ['en_US', 'fr_FR', 'pt_BR', 'pt_PT', 'de_DE', 'it_IT', 'nl_NL', 'pl_PL', 'ro_RO', 'el_GR', 'tr_TR', 'ar_MA']

const { db, address, authorization, close } = await startServer()
const agent = new Agent({ keepAlive: true })

const ask = (method: string, path: string, json?: object) =>
  new Promise<void>((fulfil, reject) => {
    const headers = { authorization, 'accept-encoding': 'gzip', ...(json && { 'content-type': 'application/json' }) }
    const outgoing = request(address + path, { method, headers, agent }, incoming => {
      incoming.resume().on('error', reject)
      incoming.on('end', () => {
        if (incoming.statusCode === 200) fulfil()
        else reject(new Error(`${method} ${path} answered ${incoming.statusCode}`))
      })
    })
    outgoing.on('error', reject)
    outgoing.end(json && JSON.stringify(json))
  })

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const repeat = async (work: () => Promise<number>) => {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) times.push(await work())
  return times.slice(WARM_UP)
}

let n = 0
const save = () =>
  ask('PUT', '/api/productos_genericos/1/', { nombre: { es_ES: `Quelato de hierro, ${++n}`, en_US: `Iron chelate, ${n}` } })
const lookAtAll = async () => {
  for (const language of LANGUAGES) await ask('HEAD', `/api/traducciones/${language}/`)
}

const answer = await fetch(`${address}/api/traducciones/en_US/`, { headers: { authorization } })
const texts = ((await answer.json()) as unknown[]).length
for (const language of LANGUAGES) await ask('GET', `/api/traducciones/${language}/`)
/** Cost of a save for all languages: time of a save and the HEADs after it, minus a save alone and HEADs without a change. */
const translations = await repeat(async () => {
  const alone = await timed(save)
  await lookAtAll()
  const looked = await timed(lookAtAll)
  return (
    (await timed(async () => {
      await save()
      await lookAtAll()
    })) -
    alone -
    looked
  )
})

await fillToTarget(db, TARGET)
const pages: Record<string, number[]> = {}
for (const [title, query] of Object.entries(PAGES)) pages[title] = await repeat(() => timed(() => ask('GET', `/api/historial/${query}`)))
pages['the bin'] = await repeat(() => timed(() => ask('GET', '/api/papelera/?limite=50')))

const collection = await timed(() => collectImages(db, createImageStore(readSettings(process.env))))

agent.destroy()
await close()
process.send?.({ translations, pages, collection, texts })
process.disconnect()
