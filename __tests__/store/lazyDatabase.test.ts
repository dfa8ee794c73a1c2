import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { unwrap, type DBSchema } from 'idb'
import { lazyDatabase } from '@/store/lazyDatabase'

interface Schema extends DBSchema {
  things: { key: string; value: string }
}

const databaseOf = (name: string) => lazyDatabase<Schema>(name, database => void database.createObjectStore('things'))

it('is opened once, and again after the browser has ended its connection [DR-01]', async () => {
  const database = databaseOf('ended')
  const first = await database()
  expect(await database()).toBe(first)
  await first.put('things', 'kept', 'one')
  forceCloseDatabase(unwrap(first) as never)
  expect(await (await database()).get('things', 'one')).toBe('kept')
})

it('gives way to a newer version of the application, whose database it does not open [DR-01]', async () => {
  const database = databaseOf('upgraded')
  await database()
  const newer = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('upgraded', 2)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('It was not opened'))
  })
  await expect(database()).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }))
  newer.close()
})
