import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, installPackages, root } from './prepare.mjs'

/** `npm run user:list` and the other commands of operators: installs if outdated, then runs the command of the first argument. */
await installPackages().catch(fail)

const [name] = process.argv.splice(2, 1)
const { register } = await import('tsx/esm/api')
register({ tsconfig: join(root, 'server/tsconfig.json') })
await import(pathToFileURL(join(root, `server/src/commands/${name}.ts`)).href)
