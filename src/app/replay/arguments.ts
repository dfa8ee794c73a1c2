import { parseArgs } from 'node:util'

const USAGE = `Usage: npm run replay -- LOG [--until N] [--path a.b] [--json] [--check]
  --until N    stop after the first N actions
  --path a.b   only the actions that changed it, each with its value after
  --json       one JSON document: steps, sequences, and the state at the end or at the path
  --check      compare the last state with the one recorded; on any difference the exit code is 1`

export interface ReplayOptions {
  file: string
  until: number | null
  path: string | null
  json: boolean
  check: boolean
}

const options = { until: { type: 'string' }, path: { type: 'string' }, json: { type: 'boolean' }, check: { type: 'boolean' } } as const

const parse = (args: string[]): ReplayOptions | null => {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [file, ...more] = positionals
  const { until, path = null, json = false, check = false } = values
  if (file === undefined || more.length > 0) return null
  if (until === undefined) return { file, until: null, path, json, check }
  // `--check` excludes `--until`: the recorded state is the state after all actions.
  return /^\d+$/.test(until) && !check ? { file, until: Number(until), path, json, check } : null
}

/** Options of the command line. @throws Error with the usage. */
export const parseReplayArguments = (args: string[]): ReplayOptions => {
  let parsed: ReplayOptions | null = null
  try {
    parsed = parse(args)
  } catch {
    // The usage replaces the parser's own message.
  }
  if (!parsed) throw new Error(USAGE)
  return parsed
}
