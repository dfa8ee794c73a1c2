import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

const ask = async (question: string) => {
  process.stdout.write(question)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silence, terminal: true })
  try {
    return await reader.question('')
  } finally {
    reader.close()
    process.stdout.write('\n')
  }
}

/**
 * Reads a password from the terminal without echo, or all of a piped standard input. Never from an argument, which every user of the
 * machine could read.
 */
export const readPassword = (question: string): Promise<string> => (process.stdin.isTTY ? ask(question) : text(process.stdin))
