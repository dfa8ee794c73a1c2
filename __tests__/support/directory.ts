import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** New directory, removed by an `afterAll` that is registered with this call. */
export const temporaryDirectory = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'nutricion-test-'))
  afterAll(() => {
    rmSync(path, { recursive: true, force: true })
  })
  return path
}
