import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './prepare.mjs'

const dist = join(root, 'dist')
const BIGGEST = 8

const read = file => readFileSync(join(dist, file), 'utf8')
const kib = bytes => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10)
const gzipped = file => gzipSync(read(file), { level: 9 }).length

/** Minified characters of a script by origin: own files, and packages as wholes. */
const originsOf = file => {
  const sizes = new Map()
  if (!existsSync(join(dist, `${file}.map`))) return sizes
  const map = new SourceMap(JSON.parse(read(`${file}.map`)))
  for (const [number, line] of read(file).split('\n').entries()) {
    for (let column = 0; column < line.length; column++) {
      const source = map.findEntry(number, column).originalSource ?? '(webpack)'
      const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^.*?\.\//, '')
      sizes.set(name, (sizes.get(name) ?? 0) + 1)
    }
  }
  return sizes
}

const isScript = file => file.endsWith('.js')

/** `npm run build -- --report`: prints the scripts by gzipped size, each with its largest sources by minified size. */
export const report = () => {
  const size = new Map(
    readdirSync(join(dist, 'assets'))
      .filter(isScript)
      .map(name => [`/assets/${name}`, gzipped(`assets/${name}`)]),
  )
  for (const [file, bytes] of [...size].toSorted((one, other) => other[1] - one[1])) {
    console.log(kib(bytes), file)
    const parts = [...originsOf(file)].toSorted((one, other) => other[1] - one[1]).slice(0, BIGGEST)
    for (const [name, part] of parts) console.log(`          ${kib(part)} ${name}`)
  }
}
