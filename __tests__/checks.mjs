import { bin } from './runner.mjs'

// The native compiler is faster; `typescript` stays for callers in the same process, such as webpack's loader. Incremental builds check only
// files that have changed, or that a change may affect.
const typesOf = (name, ...project) => [
  bin('typescript-native', 'bin/tsc'),
  ...['--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/types/${name}.tsbuildinfo`],
  ...project,
]
export const types = typesOf('application')
export const serverTypes = typesOf('server', '-p', 'server')
export const format = [bin('oxfmt', 'bin/oxfmt'), '--check']
export const lint = (...files) => [bin('oxlint', 'bin/oxlint'), '-c', 'oxlint.config.js', ...files]
/** Lint and type check of all projects in one pass, because rules with types read all types anyway. */
export const lintWithTypes = [...lint('.'), '--type-check']
