import { setTimeout as wait } from 'node:timers/promises'
import { endOtherSessions } from '../../../server/src/auth/openSessions'
import { findSession, startSession } from '../../../server/src/auth/sessions'
import { openDatabase } from '../../../server/src/database/open'
import { readSettings } from '../../../server/src/settings'

// Program that starts sessions for a verified password after and during a change of that password; prints the results as JSON.
const { db, close } = await openDatabase(readSettings(process.env))
const user = await db
  .insertInto('usuarios')
  .values({ email: 'ana@example.com', password_hash: 'first' })
  .returning(['id', 'password_hash'])
  .executeTakeFirstOrThrow()
const changeTo = (password_hash: string, on = db) => on.updateTable('usuarios').set({ password_hash }).where('id', '=', user.id).execute()
const works = async (token: string | undefined) => token !== undefined && (await findSession(db, token)) !== undefined

const inTime = await startSession(db, user)
const answers = { inTime: await works(inTime), late: false, meanwhile: false }

await changeTo('second')
answers.late = await works(await startSession(db, user))

let meanwhile: Promise<string | undefined> = Promise.resolve(undefined)
await db.transaction().execute(async transaction => {
  await changeTo('third', transaction)
  await endOtherSessions(transaction, { tokenHash: '', usuarioId: user.id })
  meanwhile = startSession(db, { id: user.id, password_hash: 'second' })
  // Enough time for a login that does not wait for the change.
  await Promise.race([meanwhile, wait(500)])
})
answers.meanwhile = await works(await meanwhile)
await close()
process.stdout.write(JSON.stringify(answers))
