import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { root } from '@server/root'
import { buildProgram, shortLived } from '@test/support/program'

export interface ServerProcess {
  child: ChildProcess
  /** Standard output and error so far. */
  output: () => string
  /** Exit code, or the signal that ended the process. */
  ended: Promise<number | string>
}

const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR']

const MAIN = 'server/src/main.ts'

export const serverProgram = () => buildProgram(MAIN)

/** Starts the real server as a process, without environment variables of this process that could change its settings. */
export const spawnServer = (env: Record<string, string>): ServerProcess => {
  const own = Object.fromEntries(inherited.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
  const child = spawn(process.execPath, shortLived(MAIN), { cwd: root, env: { ...own, PORT: '0', ...env } })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  const ended = once(child, 'close').then(([code, signal]: (number | string)[]) => code ?? signal ?? '')
  return { child, output: () => chunks.join(''), ended }
}

/** Output, as soon as it matches: a line can be written after the response that it is about. @throws Error if the server ends before */
export const outputWith = ({ child, output, ended }: ServerProcess, pattern: RegExp): Promise<string> =>
  new Promise((fulfil, reject) => {
    const look = () => {
      if (pattern.test(output())) fulfil(output())
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    void ended.then(code => reject(new Error(`The server ended (${code}) and never wrote ${pattern}:\n${output()}`)))
    look()
  })

const ADDRESS = /^Nutrición de cultivos: (http\S+)$/m

/** Address printed by the server as soon as it listens and has its demo data. */
export const addressOf = async (server: ServerProcess): Promise<string> => ADDRESS.exec(await outputWith(server, ADDRESS))?.[1] ?? ''

/** Ends the process with SIGTERM; returns its exit code. */
export const endServer = (server: ServerProcess): Promise<number | string> => {
  server.child.kill('SIGTERM')
  return server.ended
}

/** Starts and ends a server, which creates and seeds its database. */
export const runServerOnce = async (env: Record<string, string>) => {
  const server = spawnServer(env)
  try {
    await addressOf(server)
  } finally {
    await endServer(server)
  }
}
