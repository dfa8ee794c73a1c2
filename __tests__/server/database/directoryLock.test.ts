import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lockDirectory } from '@server/database/embedded/directoryLock'
import { StartupError } from '@server/errors'
import { temporaryDirectory } from '@test/support/directory'

const root = temporaryDirectory()
let made = 0
const newDirectory = () => {
  const path = join(root, String(++made))
  mkdirSync(path)
  return path
}

const children: ChildProcess[] = []
const startProcess = async () => {
  const child = fork(join(__dirname, '../../support/lockStarter.ts'), { execArgv: ['--import', 'tsx'] })
  children.push(child)
  await once(child, 'message')
  return child
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

const lockFile = (directory: string, content: string, generation = 1) => {
  writeFileSync(join(directory, `lock.${generation}`), content)
}
const dead = JSON.stringify({ pid: process.pid, host: hostname(), started: 'at another time' })

describe('the lock of the data directory', () => {
  it('refuses a second holder, and says who has it and where', () => {
    const directory = newDirectory()
    lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(StartupError)
    expect(() => lockDirectory(directory)).toThrow(`The data directory ${directory} is in use by another server (process ${process.pid} on`)
    expect(readdirSync(directory)).toEqual(['lock.1'])
  })

  it('is free again once given back', () => {
    const directory = newDirectory()
    lockDirectory(directory)()
    lockDirectory(directory)()
    expect(() => lockDirectory(directory)).not.toThrow()
    expect(readdirSync(directory)).toEqual(['lock.3'])
  })

  it('is not taken from a process that is alive but silent, and is from one that was killed', async () => {
    const directory = newDirectory()
    const child = await startProcess()
    expect(await tryLock(child, directory)).toBe('locked')
    child.kill('SIGSTOP')
    expect(() => lockDirectory(directory)).toThrow(`process ${child.pid}`)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    expect(() => lockDirectory(directory)).not.toThrow()
  })

  it('knows a process from a later one with the same pid', () => {
    const directory = newDirectory()
    lockFile(directory, dead)
    expect(() => lockDirectory(directory)).not.toThrow()
  })

  it('counts a process of another machine as alive, and names the file to delete', () => {
    const directory = newDirectory()
    lockFile(directory, JSON.stringify({ pid: 1, host: 'another-machine' }))
    expect(() => lockDirectory(directory)).toThrow(`delete ${join(directory, 'lock.1')}`)
  })

  it.each(['', '{"pid":', '{}', '7'])('leaves a lock file alone that it cannot read: %j', content => {
    const directory = newDirectory()
    lockFile(directory, content)
    expect(() => lockDirectory(directory)).toThrow(/The lock file .*lock\.1 cannot be read/)
    expect(readFileSync(join(directory, 'lock.1'), 'utf8')).toBe(content)
  })

  it('goes by the newest file: a leftover of an older holder neither blocks nor frees it', () => {
    const directory = newDirectory()
    const unlock = lockDirectory(directory)
    unlock()
    lockDirectory(directory)
    lockFile(directory, dead)
    expect(() => lockDirectory(directory)).toThrow(StartupError)
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
    }
  })
})
