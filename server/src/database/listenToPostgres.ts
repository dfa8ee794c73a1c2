import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Listener, Subscription, Notifier } from './listening'

/** Channel of the check notifications that a listener sends to itself. */
const CHECK = 'comprobacion'

/** Pauses before a reconnect: the first, doubled after each failure up to the longest. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000

/** Time limit for the arrival of a check notification. */
const LONGEST_ROUND_MS = 3_000

/** Interval of checks: a connection dropped by a router looks like an idle one. */
const BETWEEN_CHECKS_MS = 15_000

const ignore = () => undefined

/** Connection that listens. Once it breaks, all its pending promises reject. */
const connect = async (config: ClientConfig, channels: readonly string[], { notified }: Listener) => {
  const client = new Client(config)
  let heard: (payload: string) => void = ignore
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.once('end', () => reject(new Error('The connection has ended')))
  })
  broken.catch(ignore)
  client.on('notification', ({ channel, payload = '' }) => (channel === CHECK ? heard(payload) : notified(channel, payload)))
  const start = async () => {
    await client.connect()
    for (const channel of [CHECK, ...channels]) await client.query(`listen ${client.escapeIdentifier(channel)}`)
  }
  /** Checks that a notification of another connection arrives: behind a pooler in transaction mode none does. */
  const check = async (notify: Notifier) => {
    const nonce = randomUUID()
    const back = new Promise<boolean>(fulfil => {
      heard = payload => payload === nonce && fulfil(true)
    })
    await Promise.race([notify(CHECK, nonce), broken])
    return Promise.race([back, broken, pause(LONGEST_ROUND_MS, false, { ref: false })])
  }
  const end = () => Promise.race([client.end().catch(ignore), pause(LONGEST_ROUND_MS, undefined, { ref: false })])
  return { start: () => Promise.race([start(), broken]), check, broken, end }
}

/**
 * Listens on a connection of its own. If that breaks, or no check notification arrives, reconnects after a growing pause.
 * @param notify sends on another connection
 */
export const listenToPostgres = (config: ClientConfig, notify: Notifier, channels: readonly string[], listener: Listener): Subscription => {
  const closing = new AbortController()
  const { signal } = closing
  let endCurrent: () => Promise<unknown> = async () => undefined

  /** Listens until the connection breaks. @returns true if a check notification has arrived */
  const listenOnce = async () => {
    const { start, check, broken, end } = await connect(config, channels, listener)
    endCurrent = end
    let isListening = false
    try {
      await start()
      while (!signal.aborted && (await check(notify))) {
        if (!isListening) listener.turned(true)
        isListening = true
        await Promise.race([pause(BETWEEN_CHECKS_MS, undefined, { ref: false, signal }), broken])
      }
    } catch {
      // Broken and closed connections are treated alike.
    } finally {
      if (isListening) listener.turned(false)
      await end()
    }
    return isListening
  }

  const listen = async () => {
    let pauseMs = FIRST_PAUSE_MS
    while (!signal.aborted) {
      pauseMs = (await listenOnce()) ? FIRST_PAUSE_MS : Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      await pause(pauseMs, undefined, { ref: false, signal }).catch(ignore)
    }
  }
  const listening = listen()

  return {
    close: async () => {
      closing.abort()
      await endCurrent()
      await listening
    },
  }
}
