import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { productosGenericos } from '../../../src/shared/resources/productosGenericos'
import { bareList, ROWS, startServer } from './startServer'

// Program that measures the list on the database of its environment, in ROUNDS rounds, and sends the result to its parent.

const WARM_UP = 3
const ROUNDS = Number(process.env.ROUNDS)

const agent = new Agent({ keepAlive: true })

const get = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number; etag: string; chunks: Buffer[] }>((fulfil, reject) => {
    const outgoing = request(url, { headers, agent }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        fulfil({ status: incoming.statusCode ?? 0, etag: incoming.headers.etag ?? '', chunks })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const { db, address, authorization, close } = await startServer()
const url = `${address}/api/${productosGenericos.name}/light/`
const bare = bareList(db)

const change = (n: number) => sql`update productos_genericos set prioridad = ${n}::integer where id = 1`.execute(db)
const list = () => get(url, { authorization })

const pairs: { product: number; plain: number; same: number; compressed: number }[] = []
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
  const measured = { product: 0, plain: 0, same: 0, compressed: 0 }
  const turns: (() => Promise<void>)[] = [
    async () => {
      measured.product = await timed(list)
    },
    async () => {
      measured.plain = await timed(bare)
    },
  ]
  await change(round)
  for (const turn of round % 2 ? turns.reverse() : turns) await turn()
  const { etag, chunks } = await list()
  if (Buffer.concat(chunks).toString() !== (await bare())) throw new Error('The list is not what the bare query gives')
  measured.same = await timed(async () => {
    const { status } = await get(url, { authorization, 'if-none-match': etag })
    if (status !== 304) throw new Error(`An unchanged list answered ${status}`)
  })
  await change(-1 - round)
  measured.compressed = await timed(() => get(url, { authorization, 'accept-encoding': 'br' }))
  if (round >= WARM_UP) pairs.push(measured)
}

agent.destroy()
await close()
process.send?.({ rows: ROWS, pairs })
process.disconnect()
