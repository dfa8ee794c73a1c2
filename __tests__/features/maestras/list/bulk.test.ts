import { masters } from '@/features/maestras/definitions'
import { masterBulk } from '@/features/maestras/list/bulk'
import { masterOf } from '@/features/maestras/registry'
import { saidOf } from '@/kits/lists/selection/words'
import { selectBulk } from '@/kits/lists/store/outcome'
import { selectToasts } from '@/store/toasts'
import { playBulk } from '@test/kits/lists/playBulk'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'

quietErrors()

it.each(masters.map(master => [master.key, master] as const))('has words for the master %s [LS-05, ER-02]', (_key, master) => {
  const { noun, actions } = masterBulk(master)
  expect(actions.map(action => saidOf(noun, action, 2))).toEqual([expect.stringMatching(/ eliminad[oa]s$/)])
})

it('deletes the records that were selected; one that is used stays, and says by what [LS-05, MA-11, AC-03]', async () => {
  const server = createMemoryServer({ familias: [3, 4].map(id => ({ id, nombre: { es_ES: `Familia ${id}` } })) })
  server.troubleWith(({ method, path }) => (method === 'DELETE' && path.endsWith('/3/') ? { status: 409, detail: 'La usan 2' } : null))
  const run = (ids: number[]) => playBulk(masterBulk(masterOf('familias')), { action: 'eliminar', change: {}, ids })
  const { state } = await run([3, 4])
  expect(selectBulk(state, 'maestras/familias')).toMatchObject({ done: [4], failed: [{ id: 3, reason: 'La usan 2' }] })
  server.troubleWith(() => null)
  expect(selectToasts((await run([3])).state)).toMatchObject([{ text: '1 familia eliminada' }])
})
