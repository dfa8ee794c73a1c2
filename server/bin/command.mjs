import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, installPackages, root } from './prepare.mjs'

/**
 * `npm run user:list` and the other commands of operators: runs the command of the first argument. Packages are installed where there are none;
 * newer ones wait for `npm start`, because an installation removes the packages of a running server.
 */
if (!existsSync(join(root, 'node_modules/.package-lock.json'))) await installPackages().catch(fail)

const [name] = process.argv.splice(2, 1)
const { register } = await import('tsx/esm/api')
register({ tsconfig: join(root, 'server/tsconfig.json') })
await import(pathToFileURL(join(root, `server/src/commands/${name}.ts`)).href)
