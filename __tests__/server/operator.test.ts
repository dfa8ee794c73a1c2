import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import type { OperatorContext } from '@server/operator/executeCommand'
import { sendCommand } from '@server/operator/socketClient'
import type { OperatorCommand } from '@server/operator/command'
import { findSocket } from '@server/operator/socket'
import { acceptCommands } from '@server/operator/socketServer'
import { temporaryDirectory } from '@test/support/directory'

const root = temporaryDirectory()
const LIST: OperatorCommand = { orden: 'user:list' }

/** Context without a database, in which every valid order fails. */
const desk = { db: {}, base: '', logChange: () => undefined } as unknown as OperatorContext

let made = 0
const newDirectory = (name: string) => {
  const path = join(root, `${++made}${name}`)
  mkdirSync(path)
  return path
}

it.each([
  ['in the data directory', 'datos'],
  ['elsewhere, where its path is too long', 'd'.repeat(120)],
])('orders go by a socket %s, of this user alone, and nothing of it stays', async (_where, name) => {
  const dataDir = newDirectory(name)
  expect(await sendCommand(dataDir, LIST)).toBeUndefined()
  const failures: unknown[] = []
  const commandSocket = await acceptCommands(dataDir, desk, error => failures.push(error))
  const path = findSocket(dataDir) ?? ''
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await expect(sendCommand(dataDir, LIST)).rejects.toThrow('Se ha producido un error en el servidor.')
  expect(failures).toHaveLength(1)
  await expect(sendCommand(dataDir, { orden: 'user:fly' } as unknown as OperatorCommand)).rejects.toThrow('El servidor es de otra versión')
  await commandSocket.close()
  expect([existsSync(path), findSocket(dataDir) === path && existsSync(path)]).toEqual([false, false])
  expect(await sendCommand(dataDir, LIST)).toBeUndefined()
})

it('what a killed server has left is nobody, and gives way to the next one', async () => {
  const dataDir = newDirectory('datos')
  writeFileSync(join(dataDir, 'ordenes.sock'), '')
  expect(await sendCommand(dataDir, LIST)).toBeUndefined()
  const commandSocket = await acceptCommands(dataDir, desk, () => undefined)
  await expect(sendCommand(dataDir, LIST)).rejects.toThrow('Se ha producido un error en el servidor.')
  await commandSocket.close()
})

it.each(['', 'ordenes.sock', '/nowhere/ordenes.sock'])(
  'a pointer that holds "%s" removes no directory, and gives way to a new one',
  async pointer => {
    const dataDir = newDirectory('d'.repeat(120))
    const here = process.cwd()
    const working = newDirectory('working')
    writeFileSync(join(working, 'file'), '')
    writeFileSync(join(dataDir, 'ordenes.path'), pointer)
    expect(await sendCommand(dataDir, LIST)).toBeUndefined()
    process.chdir(working)
    try {
      const commandSocket = await acceptCommands(dataDir, desk, () => undefined)
      await expect(sendCommand(dataDir, LIST)).rejects.toThrow('Se ha producido un error en el servidor.')
      await commandSocket.close()
    } finally {
      process.chdir(here)
    }
    expect(existsSync(join(working, 'file'))).toBe(true)
  },
)

it('a caller may idle while its command runs, and before and after it for ten seconds', async () => {
  const dataDir = newDirectory('datos')
  const limited = new Map<Socket, number>()
  const set = jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms) {
    limited.set(this, ms)
    return this
  })
  const limits = () => [...limited.values()]
  const seen: ReturnType<typeof limits>[] = []
  const slow = new Proxy(desk, { get: () => seen.push(limits()) })
  const commandSocket = await acceptCommands(dataDir, slow, () => undefined)
  await expect(sendCommand(dataDir, LIST)).rejects.toThrow('Se ha producido un error en el servidor.')
  expect([seen, limits()]).toEqual([[[0]], [10_000]])
  await commandSocket.close()
  set.mockRestore()
})

it('a server that hangs up is told of', async () => {
  const dataDir = newDirectory('datos')
  const path = findSocket(dataDir) ?? ''
  const server = createServer(socket => socket.destroy()).listen(path)
  await expect(sendCommand(dataDir, LIST)).rejects.toThrow('El servidor se ha cerrado sin contestar. Vuelva a intentarlo.')
  await new Promise(resolve => server.close(resolve))
})
