import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'

const chunksIn = text => [...text.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name)

/** What a feature's door says of its chunks: those that it names before its first address are for all of them. */
const readDoor = text => {
  const [head, ...rest] = text.split(/'(\/[^']*)': \{/)
  const screens = rest.flatMap((path, at) => (at % 2 ? [] : [{ path, chunks: [...chunksIn(head), ...chunksIn(rest[at + 1])] }]))
  const empty = screens.find(({ chunks }) => chunks.length === 0)
  if (screens.length === 0 || empty) throw new Error(`A door without a chunk: ${empty?.path ?? text}`)
  return screens
}

const readDoors = async features => {
  const doors = (await readdir(features, { recursive: true })).filter(name => /^\w+[/\\]index\.ts$/.test(name))
  return (await Promise.all(doors.map(name => readFile(join(features, name), 'utf8')))).flatMap(readDoor)
}

/**
 * Writes `hints.json`: the files that the sign-in, the pages behind it and the screen at each address take besides those of the page
 * itself. The server names them in the page that it hands out, so that a browser asks for all of them at once.
 */
export const writeHints = features => ({
  apply: compiler =>
    compiler.hooks.thisCompilation.tap('writeHints', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: 'writeHints', stage }, async () => {
        const [entry] = compilation.entrypoints.values()
        const there = new Set(entry.getFiles())
        const filesOf = chunks => {
          const files = chunks.flatMap(name => {
            const group = compilation.namedChunkGroups.get(name)
            if (!group) throw new Error(`No chunk has the name ${name}`)
            return group.getFiles()
          })
          return [...new Set(files)].filter(file => /\.(js|css)$/.test(file) && !there.has(file)).map(file => `/${file}`)
        }
        // A page of another kind, such as a bench's, has none of them.
        if (!compilation.namedChunkGroups.has('pages')) return
        const screens = (await readDoors(features)).map(({ path, chunks }) => [path, filesOf(['render', 'pages', ...chunks])])
        const hints = { door: filesOf(['render', 'puerta']), pages: filesOf(['render', 'pages']), screens: Object.fromEntries(screens) }
        compilation.emitAsset('hints.json', new webpack.sources.RawSource(JSON.stringify(hints)))
      })
    }),
})
