import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fail, installPackages, root } from './prepare.mjs'

/**
 * `npm run dev`: runs the API, restarted when its source changes, behind webpack-dev-server. When one of them ends, the other is ended, and the
 * exit code is that of the first, 1 if a signal ended it.
 */
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
// Each child runs in a process group of its own and gets one signal: a second one, as from Ctrl-C in a terminal, makes the watcher kill the
// server.
const children = programs.map(args => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', detached: true }))
let ending = false
const endAll = exitCode => {
  if (ending) return
  ending = true
  process.exitCode = exitCode
  children.forEach(child => child.kill('SIGTERM'))
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(0))
children.forEach(child => child.once('exit', code => endAll(code ?? 1)))
