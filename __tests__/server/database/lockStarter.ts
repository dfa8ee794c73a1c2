import { lockDirectory } from '../../../server/src/database/embedded/directoryLock'

// Program: tries to lock each directory it receives, replies 'locked' or the error, and keeps the locks until it ends.
process.on('message', async (directory: string) => {
  try {
    await lockDirectory(directory)
    process.send?.('locked')
  } catch (error) {
    process.send?.(String(error))
  }
})
process.send?.('ready')
