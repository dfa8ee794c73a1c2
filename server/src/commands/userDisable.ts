import { readEmail } from './readEmail'
import { runCommand } from './runCommand'
import { runOrder } from './userOrder'

await runCommand(async () => runOrder({ orden: 'user:disable', email: readEmail('user:disable') }))
