import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new directory, removed after the tests of the file: by an `afterAll` in its place among the others. */
export const temporaryDirectory = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'nutricion-test-'))
  afterAll(() => {
    rmSync(path, { recursive: true, force: true })
  })
  return path
}
