import { chmodSync, closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Flushes a file, or the list of names of a directory, to the disk. */
export const syncPath = (path: string) => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes a directory and everything in it private to its owner, and flushes it to the disk. */
export const sealTree = (directory: string) => {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) {
      sealTree(path)
    } else if (entry.isFile()) {
      chmodSync(path, 0o600)
      syncPath(path)
    }
  }
  chmodSync(directory, 0o700)
  syncPath(directory)
}
