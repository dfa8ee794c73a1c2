import { runCommand } from './runCommand'
import { runUserCommand } from './runUserCommand'

await runCommand(() => runUserCommand({ orden: 'user:list' }))
