/** Steps before the application runs. Plain Node: on a fresh clone no package is installed yet. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** Files and folders whose changes need a new build. */
export const BUILT_FROM = [
  'src',
  'public',
  'server/bin/licences.mjs',
  'webpack.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const buildStamp = join(root, '.cache/build')

/** Runs a program to its end. Signals that end this process end the program too; a failure rejects with an error that names the command. */
const run = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    const stop = signal => {
      child.kill(signal)
      child.once('exit', () => process.exit(signal === 'SIGINT' ? 130 : 143))
    }
    process.once('SIGINT', stop).once('SIGTERM', stop)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', stop).off('SIGTERM', stop)
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} failed (${signal ?? `exit code ${code}`})`))
    })
  })

const modified = path => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Tested release lines of Node, each as major and lowest minor version: `engines` lists them as ^major.minor.patch. */
export const nodeLines = () =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    .engines.node.split('||')
    .map(range => range.trim().replace('^', '').split('.').map(Number))

/** Installs the packages where they are missing or older than the lock file. */
export const installPackages = async () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const lines = nodeLines()
  if (!lines.some(line => major === line[0] && minor >= line[1])) {
    const known = lines.map(line => `${line[0]} (from ${line[0]}.${line[1]})`).join(', ')
    throw new Error(`This is Node ${process.versions.node}; it was tried on Node ${known}`)
  }
  // npm writes both files at the same moment, in either order.
  if (modified(join(root, 'node_modules/.package-lock.json')) + 1000 >= modified(join(root, 'package-lock.json'))) return
  console.log('Installing the packages …')
  // The build tools are development packages, needed even where NODE_ENV=production.
  await run('npm', ['ci', '--include=dev'])
}

const filesUnder = path =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap(name => filesUnder(join(path, name)))

const sourceHash = () => {
  const hash = createHash('sha256')
  for (const file of BUILT_FROM.flatMap(name => filesUnder(join(root, name)))) {
    const content = readFileSync(file)
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Builds `dist/` where a source has changed since the last build. The stamp is written last: an interrupted build is repeated. */
export const buildApplication = async () => {
  const wanted = sourceHash()
  const built = existsSync(join(root, 'dist/index.html')) && existsSync(buildStamp) && readFileSync(buildStamp, 'utf8')
  if (built === wanted) return
  console.log('Building the application …')
  rmSync(buildStamp, { force: true })
  await run(process.execPath, [join(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'])
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, wanted)
}

/** Prints the message of an error and exits with 1. */
export const fail = error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
