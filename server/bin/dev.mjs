import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fail, installPackages, root } from './prepare.mjs'

/** `npm run dev`: the API, which starts again when its source changes, and webpack-dev-server before it. One ends with the other. */
await installPackages().catch(fail)

const modules = join(root, 'node_modules')
const programs = [
  [
    join(modules, 'tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--include',
    'server/src/database/functions/*.sql',
    '--tsconfig',
    'server/tsconfig.json',
    'server/src/main.ts',
  ],
  [join(modules, 'webpack/bin/webpack.js'), 'serve', '--mode', 'development'],
]
// Each runs in a group of its own and is told once: to the watcher a second signal, as a terminal's Ctrl-C would add, means to kill the
// server.
const children = programs.map(args => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', detached: true }))
let ending = false
const endAll = () => {
  if (ending) return
  ending = true
  children.forEach(child => child.kill('SIGTERM'))
}

process.on('SIGINT', endAll).on('SIGTERM', endAll)
children.forEach(child => child.once('exit', endAll))
