import { bin } from './runner.mjs'

// The native compiler is the faster one; `typescript` stays for what calls a compiler in the same process, as webpack's loader does.
// They remember what they have found well by its content, and look again at what has changed, or at what that could change.
const typesOf = (name, ...project) => [
  bin('typescript-native', 'bin/tsc'),
  ...['--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`],
  ...project,
]
export const types = typesOf('application')
export const serverTypes = typesOf('server', '-p', 'server')
export const format = [bin('oxfmt', 'bin/oxfmt'), '--check']
export const lint = (...files) => [bin('oxlint', 'bin/oxlint'), '-c', 'oxlint.config.js', ...files]
/** One pass over all projects: rules that ask for types have read them all by then. */
export const lintWithTypes = [...lint('.'), '--type-check']
