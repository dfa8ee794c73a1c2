import { demo } from '../auth/demoAccount'
import { openDatabase } from '../database/open'
import { readSettings } from '../settings'
import { checkDatabase } from './checkDatabase'
import { runCommand } from './runCommand'

await runCommand(async () => {
  const settings = readSettings(process.env)
  checkDatabase(settings)
  const { db, close } = await openDatabase(settings)
  try {
    // eslint-disable-next-line no-restricted-imports -- loaded only by this command
    const { removeDemoAccount } = await import('../../demo/removeAccount')
    const { isRemoved, administrator } = await removeDemoAccount(db)
    console.log(isRemoved ? `Removed ${demo.email} and its sessions.` : `There is no user ${demo.email}.`)
    if (administrator !== undefined) console.log(`${administrator} is an administrator now, since nobody else was.`)
  } finally {
    await close()
  }
})
