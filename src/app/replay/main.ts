import { readFile } from 'node:fs/promises'
import { parseReplayArguments } from '@/app/replay/arguments'
import { replayCommand } from '@/app/replay/command'

try {
  const options = parseReplayArguments(process.argv.slice(2))
  const { lines, differs } = replayCommand(await readFile(options.file, 'utf8'), options)
  for (const line of lines) process.stdout.write(`${line}\n`)
  if (differs) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
