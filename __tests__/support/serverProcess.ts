import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { root } from '@server/root'
import { buildProgram, shortLived } from '@test/support/program'

export interface ServerProcess {
  child: ChildProcess
  /** All that it has written so far. */
  output: () => string
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR']

const MAIN = 'server/src/main.ts'

export const serverProgram = () => buildProgram(MAIN)

/** The real server as a process of its own, with nothing of this environment that could change its settings. */
export const spawnServer = (env: Record<string, string>): ServerProcess => {
  const own = Object.fromEntries(inherited.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
  const child = spawn(process.execPath, shortLived(MAIN), { cwd: root, env: { ...own, PORT: '0', ...env } })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  const ended = once(child, 'close').then(([code, signal]: (number | string)[]) => code ?? signal ?? '')
  return { child, output: () => chunks.join(''), ended }
}

/** Output once it matches: a line can come after the answer that it is about. */
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

/** The address that it prints once it listens and has its demo data. */
export const addressOf = async (server: ServerProcess): Promise<string> => ADDRESS.exec(await outputWith(server, ADDRESS))?.[1] ?? ''

/** Ends it as Ctrl-C would; gives its exit code. */
export const endServer = (server: ServerProcess): Promise<number | string> => {
  server.child.kill('SIGTERM')
  return server.ended
}

/** Lets a server start on these settings, and end: its database is there then. */
export const runServerOnce = async (env: Record<string, string>) => {
  const server = spawnServer(env)
  try {
    await addressOf(server)
  } finally {
    await endServer(server)
  }
}
