import { OperatorError } from '@server/errors'
import { openAsItStands, openDatabase } from '@server/database/open'
import { useDatabases } from '@test/support/databases'
import { ENGINE } from '@test/support/engines'
import { sql } from 'kysely'

const newDatabase = useDatabases()

it.each([ENGINE])('a database that a newer version has used is refused in a sentence, and stays as it is (%s)', async engine => {
  const settings = await newDatabase(engine)
  const { db, close } = await openDatabase(settings)
  await sql`insert into kysely_migration (name, timestamp) values ('900_later', '2999')`.execute(db)
  await close()
  const refused = openDatabase(settings)
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(
    'used by a newer version of this server: this one does not know its migration 900_later. Start that version',
  )
  const again = await openAsItStands(settings)
  expect((await sql`select name from kysely_migration where name = '900_later'`.execute(again.db)).rows).toHaveLength(1)
  await again.close()
})
