import { sql } from 'kysely'
import { productosGenericos } from '../../../src/shared/resources/productosGenericos'
import { finish, inRounds, pairOf, send, timed } from '../measuring'
import { bareList, ROWS, startServer } from './startServer'

// Program that measures the list on the database of its environment, in BENCH_ROUNDS rounds, and sends the result to its parent.

const { db, address, authorization, close } = await startServer()
const url = `${address}/api/${productosGenericos.name}/light/`
const bare = bareList(db)

const change = (n: number) => sql`update productos_genericos set prioridad = ${n}::integer where id = 1`.execute(db)
const get = (headers: Record<string, string> = {}) => send('GET', url, { authorization, ...headers })
const sides = { product: get, plain: bare }

const pairs = await inRounds(async round => {
  await change(round)
  const pair = await pairOf(round, side => timed(sides[side]))
  const { headers, chunks } = await get()
  if (Buffer.concat(chunks).toString() !== (await bare())) throw new Error('The list is not what the bare query gives')
  const same = await timed(async () => {
    const { status } = await get({ 'if-none-match': headers.etag ?? '' })
    if (status !== 304) throw new Error(`An unchanged list answered ${status}`)
  })
  await change(-1 - round)
  const compressed = await timed(() => get({ 'accept-encoding': 'br' }))
  return { ...pair, same, compressed }
})

await finish(close, { rows: ROWS, pairs })
