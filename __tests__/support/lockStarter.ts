import { lockDirectory } from '../../server/src/database/embedded/directoryLock'

// A process that tries to lock each directory it is told, and answers how that went. It keeps what it gets.
process.on('message', async (directory: string) => {
  try {
    await lockDirectory(directory)
    process.send?.('locked')
  } catch (error) {
    process.send?.(String(error))
  }
})
process.send?.('ready')
