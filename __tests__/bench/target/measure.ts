import { collectImages } from '../../../server/src/images/collectImages'
import { createImageStore } from '../../../server/src/images/imageStore'
import { readSettings } from '../../../server/src/settings'
import { startServer } from '../lists/startServer'
import { finish, inRounds, send, timed } from '../measuring'
import { fillToTarget, TARGET } from '../../support/targetSize'

// Program that measures the history, the translations and the collection of images on a PostgreSQL with the data of years, in
// BENCH_ROUNDS rounds, and sends the results in milliseconds to its parent.

const PAGES = {
  'first page': '',
  'of a record': '?tipo=productos_genericos&id=18',
  'of a user': '?usuario=1',
  'what was deleted': '?accion=eliminado',
  'by a name': '?buscar=quelato+de+hierro+17',
}
const LANGUAGES = ['en_US', 'fr_FR', 'pt_BR', 'pt_PT', 'de_DE', 'it_IT', 'nl_NL', 'pl_PL', 'ro_RO', 'el_GR', 'tr_TR', 'ar_MA']

const { db, address, authorization, close } = await startServer()

const ask = async (method: string, path: string, json?: object) => {
  const { status } = await send(method, address + path, { authorization, 'accept-encoding': 'gzip' }, json)
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}`)
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
const translations = await inRounds(async () => {
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
for (const [title, query] of Object.entries(PAGES)) pages[title] = await inRounds(() => timed(() => ask('GET', `/api/historial/${query}`)))
pages['the bin'] = await inRounds(() => timed(() => ask('GET', '/api/papelera/?limite=50')))

const collection = await timed(() => collectImages(db, createImageStore(readSettings(process.env))))

await finish(close, { translations, pages, collection, texts })
