import { runCommand } from './runCommand'
import { runOrder } from './userOrder'

await runCommand(() => runOrder({ orden: 'user:list' }))
