import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildApplication, fail, installPackages, root } from './prepare.mjs'

/** `npm start`: installs and builds if outdated, then runs the server in the same process, so that there is one process to end. */
await installPackages().then(buildApplication).catch(fail)

const { register } = await import('tsx/esm/api')
register({ tsconfig: join(root, 'server/tsconfig.json') })
await import(pathToFileURL(join(root, 'server/src/main.ts')).href)
