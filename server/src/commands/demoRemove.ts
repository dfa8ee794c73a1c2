import { demo } from '../auth/demoAccount'
import { readSettings } from '../settings'
import { openExisting } from './openExisting'
import { runCommand } from './runCommand'

await runCommand(async () => {
  const { db, close } = await openExisting(readSettings(process.env))
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
