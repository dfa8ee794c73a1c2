/** @jest-environment jsdom */
import '@test/support/fakeDatabase'
import { waitFor } from '@testing-library/react'
import { connectApi } from '@/app/connectApi'
import { lists } from '@/api/lists'
import { answerCalls } from '@test/support/answers'
import { stateAfter } from '@test/support/state'
import { createListKeeper } from '@/store/catalogues/keepLists'
import { keptDatabase } from '@/store/catalogues/keptDatabase'
import { sessionToken } from '@/store/memory/sessionToken'

it.each([
  [true, '/api/productos_genericos/light/?idioma=es_ES'],
  [false, '/api/productos_genericos/light/'],
])('calls are made as the configuration says: extensions %s [PG-02]', async (extensions, path) => {
  const calls = answerCalls(() => ({ body: [] }))
  connectApi({ ...stateAfter().configuration, apiBaseUrl: '', extensions })
  await lists.productos_genericos()
  expect(calls).toEqual([expect.objectContaining({ method: 'GET', path })])
})

it.each([
  ['ends the session, and the login is to say so', '/login', () => sessionToken.keep('la-llave'), true, 0],
  ['ends the session, and reloads any other page', '/maestras/familias', () => sessionToken.keep('la-llave'), true, 1],
  ['after somebody has signed out says nothing', '/login', () => sessionToken.clear(), false, 0],
])('a 401 %s [SE-07, SE-08]', async (_what, path, before, isSaid, reloads) => {
  history.replaceState(null, '', path)
  before()
  answerCalls(() => ({ status: 401, body: {} }))
  const reload = jest.fn()
  connectApi({ ...stateAfter().configuration, apiBaseUrl: '' }, reload)
  await expect(lists.productos_genericos()).rejects.toMatchObject({ status: 401 })
  expect([sessionToken.get(), sessionToken.hasExpired()]).toEqual([null, isSaid])
  expect(reload).toHaveBeenCalledTimes(reloads)
})

it.each([
  ['has expired', () => sessionToken.expire(), 0],
  ['was ended', () => sessionToken.clear(), 0],
  ['goes on', () => undefined, 1],
])('a page that starts after a session %s keeps only the lists of a session that goes on [SY-07]', async (_what, end, left) => {
  sessionToken.keep('la-llave')
  await createListKeeper()('magnitudes', { version: 1, answer: null, records: [{ id: 1 }] })
  end()
  connectApi({ ...stateAfter().configuration, apiBaseUrl: '' })
  const database = await keptDatabase()
  await waitFor(async () => expect(await database.count('heads')).toBe(left))
  await waitFor(() => expect(sessionToken.leftMark() !== null).toBe(left > 0))
})
