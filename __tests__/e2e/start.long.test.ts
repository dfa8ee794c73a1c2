import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '@test/support/browser'
import { holdRequest } from '@test/support/holdRequest'

const ROOT = join(__dirname, '../..')
let dataDir: string
const started: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nutricion-start-'))
})

afterAll(async () => {
  for (const { pid } of started.filter(({ exitCode }) => exitCode === null)) if (pid) process.kill(-pid, 'SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs `npm start` with a smaller demo, in a process group of its own; resolves when it prints its address. */
const start = async () => {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SEED_SCALE: '0' },
    detached: true,
  })
  started.push(child)
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const printed = /http:\S+/.exec(output)?.[0]
        if (printed) resolve(printed)
      })
    child.once('exit', () => reject(new Error(`npm start ended by itself:\n${output}`)))
  })
  return { child, output: () => output, address }
}

const end = async (child: ChildProcess, send: (child: ChildProcess) => unknown): Promise<unknown> => {
  const ended = once(child, 'exit')
  await send(child)
  return ended
}

const toNpm = (child: ChildProcess) => child.kill('SIGTERM')
/** Signals npm and the server, as a terminal does for Ctrl-C; npm forwards its signal to the server, often too soon to count as another. */
const toGroup = async ({ pid = 0 }: ChildProcess) => {
  process.kill(-pid, 'SIGINT')
  await wait(30)
  process.kill(-pid, 'SIGINT')
}

const answers = (address: string) =>
  fetch(`${address}/api/salud/`).then(
    ({ status }) => status,
    () => null,
  )

const servesAll = async (address: string) => {
  expect(await answers(address)).toBe(200)
  expect(await (await fetch(`${address}/login`, { headers: { Accept: 'text/html' } })).text()).toContain('<script')
}

it('npm start serves page and API, tells how to sign in to the demo when it has just made it, and ends with all its children after what is under way', async () => {
  const first = await start()
  await servesAll(first.address)
  await eventually(() => expect(first.output()).toContain('demo@example.com / demo-agro'))
  expect(await end(first.child, toNpm)).toEqual([0, null])
  // npm has ended: a remaining child process would still respond.
  expect(await answers(first.address)).toBeNull()

  const second = await start()
  await servesAll(second.address)
  expect(second.output()).not.toContain('demo-agro')
  const { answered, finish } = await holdRequest(second.address)
  const ended = end(second.child, toGroup)
  await eventually(async () => expect(await answers(second.address)).toBeNull())
  void finish()
  expect([await answered, await ended]).toEqual([400, [0, null]])
  expect(await answers(second.address)).toBeNull()
})
