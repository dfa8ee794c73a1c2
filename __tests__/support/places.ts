import { call } from '@test/support/call'
import { addressOfCall, connectApi, type Connected } from '@test/support/contract'
import { allEngines, EITHER, engines, useServer } from '@test/support/engines'
import { isWhole } from '@test/support/long'
import { useDyingReplicas } from '@test/support/replicas'
import type { Engine } from '@test/support/server'

const DYING = 'three replicas of which one after the other is killed'

/** Places where the contract holds: either database, and three servers of one PostgreSQL that do not live long. */
export type Place = Engine | typeof DYING
/** Servers that start again and again want most of a processor. */
export const places: Place[] = isWhole && allEngines.includes('postgres') ? [...allEngines, DYING] : engines

/** For what is the application's own, where other tests ask each database for its part. */
export const oneOrAll: Place[] = isWhole ? places : [EITHER]

const useOneServer = (engine: Engine, env: Record<string, string>): Connected => {
  const server = useServer(engine, env)
  let token = ''
  beforeAll(async () => {
    token = await server().signIn()
    connectApi(server().address, () => token)
  })
  return {
    address: () => server().address,
    token: () => token,
    signIn: () => server().signIn(),
    output: () => server().output(),
    send: (method, path, options = {}) => call(method, addressOfCall(server().address, path), { token, ...options }),
  }
}

/** Place for the contract tests of one `describe`. */
export const usePlace = (place: Place, env: Record<string, string> = {}): Connected =>
  place === DYING ? useDyingReplicas(env) : useOneServer(place, env)

/**
 * Whether a call that is tried again answers what it would have answered first. Where connections break, some do not: their first try
 * may have changed the record that is under If-Match, deleted the one to be deleted, or ended the session.
 */
export const answersOnce = (place: Place): boolean => place !== DYING
