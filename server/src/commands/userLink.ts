import { readEmail } from './readEmail'
import { runCommand } from './runCommand'
import { runOrder } from './userOrder'

await runCommand(async () => runOrder({ orden: 'user:link', email: readEmail('user:link') }))
