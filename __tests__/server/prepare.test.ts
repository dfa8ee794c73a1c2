import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '@server/root'
import { temporaryDirectory } from '@test/support/directory'

const run = promisify(execFile)

/** Message of the first step of `npm start` and `npm test` under a simulated version of Node. */
const installUnder = async (version: string): Promise<string> => {
  const script = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    const { installPackages } = await import('./server/bin/prepare.mjs')
    await installPackages().then(() => console.log('goes on'), error => console.log(error.message))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  return stdout.trim()
}

describe('what every command does first', () => {
  it.each(['20.19.0', '22.13.1', '24.21.0'])('goes on under Node %s', async version => {
    expect(await installUnder(version)).toBe('goes on')
  })

  it.each(['18.20.0', '20.18.3', '21.7.0', '26.0.0'])('ends under Node %s with the ones that were tried', async version => {
    expect(await installUnder(version)).toBe(
      `This is Node ${version}; it was tried on Node 20 (from 20.19), 22 (from 22.13), 24 (from 24.0)`,
    )
  })
})

describe('in a fresh clone', () => {
  const clone = temporaryDirectory()
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

  beforeAll(() => {
    for (const name of ['package.json', 'package-lock.json', 'server/bin', 'server/src/commands'])
      cpSync(join(root, name), join(clone, name), { recursive: true })
    // Tells how it is called, and installs nothing.
    writeFileSync(join(clone, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 3\n', { mode: 0o755 })
  })

  it.each(['user:add', 'user:list', 'user:link', 'user:disable', 'demo:remove', 'backup', 'restore'])(
    '%s installs the packages first',
    async name => {
      const env = { ...process.env, PATH: `${clone}:${process.env.PATH}` }
      const ran = run('sh', ['-c', scripts[name] ?? ''], { cwd: clone, env })
      await expect(ran).rejects.toMatchObject({ code: 1, stdout: 'Installing the packages …\nnpm ci --include=dev\n' })
    },
  )
})

it('a start builds again after a change of any own file that the configuration of the build imports', async () => {
  const script = `import { BUILT_FROM } from './server/bin/prepare.mjs'; console.log(JSON.stringify(BUILT_FROM))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  const configuration = readFileSync(join(root, 'webpack.config.js'), 'utf8')
  const imported = Array.from(configuration.matchAll(/ from '\.\/(.*)'/g), ([, path]) => path)
  expect(imported).not.toEqual([])
  expect(JSON.parse(stdout)).toEqual(expect.arrayContaining(imported))
})
