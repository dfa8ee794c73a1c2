import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { join } from 'node:path'

/** Starts the server of `serve.ts` as a process of its own: messages to it, and requests of the demo user. */
export const forkServer = async env => {
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env,
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server of the bench ended with ${code}`)
  })
  ended.catch(() => undefined)
  const hear = async () => {
    const [{ answer }] = await Promise.race([once(child, 'message'), ended])
    return answer
  }
  const { address, authorization, plainAddress } = await hear()
  const agent = new Agent({ keepAlive: true })
  const ask = async (job, name, count) => {
    const heard = hear()
    child.send({ job, name, count })
    return heard
  }
  const call = (path, headers = {}) =>
    new Promise((fulfil, reject) => {
      get(new URL(path, address), { agent, headers: { authorization, ...headers } }, incoming => {
        incoming.resume().on('end', () => fulfil({ status: incoming.statusCode, etag: incoming.headers.etag ?? '' }))
      }).on('error', reject)
    })
  const end = async () => {
    agent.destroy()
    await ask('end')
  }
  return { address, authorization, plainAddress, ask, call, end }
}
