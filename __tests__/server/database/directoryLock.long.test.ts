import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from '@server/database/embedded/directoryLock'
import { thisProcess } from '@server/database/embedded/processIdentity'
import { OperatorError } from '@server/errors'
import { temporaryDirectory } from '@test/support/directory'

const root = temporaryDirectory()
let made = 0
const newDirectory = () => {
  const path = join(root, String(++made))
  mkdirSync(path)
  return path
}

const children: ChildProcess[] = []
const STARTER = join(__dirname, 'lockStarter.ts')
const untilReady = async (child: ChildProcess) => {
  children.push(child)
  await once(child, 'message')
  return child
}
const startProcess = () => untilReady(fork(STARTER, { execArgv: ['--import', 'tsx'] }))

/** Arguments of `unshare` for a process like in a container: process 1 of its own namespace, on the same host. */
const CONTAINER = ['--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL']
const startContainer = () =>
  untilReady(
    spawn('unshare', [...CONTAINER, process.execPath, '--import', 'tsx', STARTER], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  )
/** Sends a signal to the process inside the container; `unshare` ends with that process. */
const signal = (child: ChildProcess, name: NodeJS.Signals) => {
  const isContainer = child.spawnfile === 'unshare'
  const inside = isContainer ? readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8') : child.pid
  process.kill(Number(inside), name)
}
const kill = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  signal(child, 'SIGKILL')
  await ended
}

const tryLock = async (child: ChildProcess, directory: string): Promise<string> => {
  const answered = once(child, 'message')
  child.send(directory)
  const [answer]: string[] = await answered
  return String(answer)
}
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

const ON_LINUX = process.platform === 'linux'
const isSocket = (name: string) => name.endsWith('.sock')
const socketsIn = (directory: string) => readdirSync(directory).filter(isSocket)
const namesIn = (directory: string) => readdirSync(directory).filter(name => !isSocket(name))

const lockFile = (directory: string, content: string, generation = 1) => {
  writeFileSync(join(directory, `lock.${generation}`), content)
}
const dead = JSON.stringify({ pid: process.pid, host: hostname(), started: 'at another time' })

describe('the lock of the data directory', () => {
  it('refuses a second holder, and says who has it and where', async () => {
    const directory = newDirectory()
    await lockDirectory(directory)
    await expect(lockDirectory(directory)).rejects.toThrow(OperatorError)
    await expect(lockDirectory(directory)).rejects.toThrow(
      `The data directory ${directory} is in use by another server (process ${process.pid} on`,
    )
    expect(namesIn(directory)).toEqual(['lock.1'])
  })

  it('is free again once given back', async () => {
    const directory = newDirectory()
    ;(await lockDirectory(directory))()
    ;(await lockDirectory(directory))()
    await lockDirectory(directory)
    expect(namesIn(directory)).toEqual(['lock.3'])
    expect(socketsIn(directory)).toHaveLength(ON_LINUX ? 1 : 0)
  })

  it('is not taken from a process that is alive but silent, and is from one that was killed', async () => {
    const directory = newDirectory()
    const child = await startProcess()
    expect(await tryLock(child, directory)).toBe('locked')
    signal(child, 'SIGSTOP')
    await expect(lockDirectory(directory)).rejects.toThrow(`process ${child.pid}`)
    await kill(child)
    await lockDirectory(directory)
  })

  it('knows a process from a later one with the same pid', async () => {
    const directory = newDirectory()
    lockFile(directory, dead)
    await expect(lockDirectory(directory)).resolves.toBeInstanceOf(Function)
  })

  it('counts a process of another machine as alive, and names the file to delete', async () => {
    const directory = newDirectory()
    lockFile(directory, JSON.stringify({ pid: 1, host: 'another-machine' }))
    await expect(lockDirectory(directory)).rejects.toThrow(`delete ${join(directory, 'lock.1')}`)
  })

  it.each(['', '{"pid":', '{}', '7'])('leaves a lock file alone that it cannot read: %j', async content => {
    const directory = newDirectory()
    lockFile(directory, content)
    await expect(lockDirectory(directory)).rejects.toThrow(/The lock file .*lock\.1 cannot be read/)
    expect(readFileSync(join(directory, 'lock.1'), 'utf8')).toBe(content)
  })

  it('goes by the newest file: a leftover of an older holder neither blocks nor frees it', async () => {
    const directory = newDirectory()
    const unlock = await lockDirectory(directory)
    unlock()
    await lockDirectory(directory)
    lockFile(directory, dead)
    await expect(lockDirectory(directory)).rejects.toThrow(OperatorError)
  })

  it('lets one of eight in that start at once over a dead lock, every time', async () => {
    const starters = await Promise.all(Array.from({ length: 8 }, startProcess))
    for (let round = 0; round < 25; round++) {
      const directory = newDirectory()
      lockFile(directory, dead)
      const answers = await Promise.all(starters.map(starter => tryLock(starter, directory)))
      expect(answers.filter(answer => answer === 'locked')).toHaveLength(1)
      expect(answers.filter(answer => answer.includes('is in use by another server'))).toHaveLength(7)
      expect(existsSync(join(directory, 'lock.1'))).toBe(false)
      expect(socketsIn(directory)).toHaveLength(ON_LINUX ? 1 : 0)
    }
  })
})

/** True if this system allows process namespaces, which need Linux and root; other systems skip these tests. */
const hasContainers = spawnSync('unshare', [...CONTAINER, 'true']).status === 0

const whereThereAre = hasContainers ? describe : describe.skip

whereThereAre('the lock of the data directory, where each process has a namespace of its own', () => {
  // Creates a directory whose path is too long for the address of a socket.
  const newLongDirectory = () => {
    const path = join(newDirectory(), 'd'.repeat(120))
    mkdirSync(path)
    return path
  }

  it('holds in one container what another of the same host name asks for, paused or not, and is free when that was killed', async () => {
    const directory = newLongDirectory()
    const [holder, other] = await Promise.all([startContainer(), startContainer()])
    expect(await tryLock(holder, directory)).toBe('locked')
    expect(await tryLock(other, directory)).toContain(`is in use by another server (process 1 on ${hostname()})`)
    await expect(lockDirectory(directory)).rejects.toThrow('is in use by another server')
    signal(holder, 'SIGSTOP')
    expect(await tryLock(other, directory)).toContain('is in use by another server')
    await kill(holder)
    expect(await tryLock(other, directory)).toBe('locked')
    await kill(other)
    await lockDirectory(directory)
    expect(socketsIn(directory)).toHaveLength(1)
  })

  it('lets one of four in that start at once over the lock of a container that was killed, every time', async () => {
    const starters = await Promise.all(Array.from({ length: 4 }, startContainer))
    for (let round = 0; round < 5; round++) {
      const directory = newLongDirectory()
      const killed = await startContainer()
      expect(await tryLock(killed, directory)).toBe('locked')
      await kill(killed)
      const answers = await Promise.all(starters.map(starter => tryLock(starter, directory)))
      expect(answers.filter(answer => answer === 'locked')).toHaveLength(1)
      expect(answers.filter(answer => answer.includes('is in use by another server'))).toHaveLength(3)
    }
  })
})

describe('the lock of a holder that cannot be asked', () => {
  const { boot } = thisProcess()
  const elsewhere = { pid: process.pid, boot, namespace: 'pid:[1]' }

  it.each(ON_LINUX ? [hostname(), 'another-name'] : ['another-name'])(
    'is not taken from a holder on %s of this machine that cannot be asked',
    async host => {
      const directory = newDirectory()
      for (const holder of [
        { ...elsewhere, boot: boot ?? '', host },
        { ...elsewhere, boot: boot ?? '', host, socket: 'lock-0.sock' },
      ]) {
        lockFile(directory, JSON.stringify(holder))
        await expect(lockDirectory(directory)).rejects.toThrow(`delete ${join(directory, 'lock.1')}`)
      }
    },
  )

  it.each(['../lock-0.sock', 'lock-0.sock/../../x', '', 7])('reads no lock file that names %j as its socket', async socket => {
    const directory = newDirectory()
    lockFile(directory, JSON.stringify({ ...elsewhere, host: hostname(), socket }))
    await expect(lockDirectory(directory)).rejects.toThrow(/The lock file .* cannot be read/)
  })
})
