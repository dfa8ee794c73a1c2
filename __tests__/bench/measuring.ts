import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { performance } from 'node:perf_hooks'

/** Code shared by the programs that measure: BENCH_ROUNDS in their environment is the number of rounds after the warm-up. */

/** Milliseconds of the product and of its comparison. */
export interface Pair {
  product: number
  plain: number
}

/** Milliseconds of `work`. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Measures both sides; odd rounds begin with the comparison. */
export const pairOf = async (round: number, measure: (side: keyof Pair) => Promise<number>): Promise<Pair> => {
  const pair = { product: 0, plain: 0 }
  for (const side of round % 2 ? (['plain', 'product'] as const) : (['product', 'plain'] as const)) pair[side] = await measure(side)
  return pair
}

/** Measures in rounds; returns the results after the warm-up. */
export const inRounds = async <Result>(measure: (round: number) => Promise<Result>, warmUp = 3): Promise<Result[]> => {
  const results: Result[] = []
  for (let round = 0; round < warmUp + Number(process.env.BENCH_ROUNDS); round++) results.push(await measure(round))
  return results.slice(warmUp)
}

interface Response {
  status: number
  headers: IncomingHttpHeaders
  chunks: Buffer[]
}

const agent = new Agent({ keepAlive: true })

/** HTTP request on a kept connection; its response is neither unpacked nor parsed. */
export const send = (method: string, url: string, headers: Record<string, string>, json?: object): Promise<Response> =>
  new Promise((fulfil, reject) => {
    const type = json && { 'content-type': 'application/json' }
    const outgoing = request(url, { method, headers: { ...headers, ...type }, agent }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => fulfil({ status: incoming.statusCode ?? 0, headers: incoming.headers, chunks }))
    })
    outgoing.on('error', reject)
    outgoing.end(json && JSON.stringify(json))
  })

/** Ends the program: closes its connections and its server, and sends the results to its parent. */
export const finish = async (close: () => Promise<void>, results: unknown): Promise<void> => {
  agent.destroy()
  await close()
  process.send?.(results)
  process.disconnect()
}
