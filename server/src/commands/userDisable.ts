import { readEmail } from './readEmail'
import { runCommand } from './runCommand'
import { runUserCommand } from './runUserCommand'

await runCommand(async () => runUserCommand({ orden: 'user:disable', email: readEmail('user:disable') }))
