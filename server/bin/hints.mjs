import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'

const chunksIn = text => [...text.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name)

/** The names of the catalogues that a screen shows. */
const listsIn = text => /lists: \[([\w, ]*)\]/.exec(text)?.[1].split(', ') ?? []

/** The paths of the calls that give a list, by its name: the light form where there is one. */
const readPaths = async file => {
  const paths = new Map([...(await readFile(file, 'utf8')).matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(([, name, path]) => [name, path]))
  return name => {
    const path = paths.get(`${name}Light`) ?? paths.get(name)
    if (!path) throw new Error(`No call gives the list ${name}`)
    return path
  }
}

/** What a feature's door says of its chunks: those that it names before its first address are for all of them. */
const readDoor = text => {
  const [head, ...rest] = text.split(/'(\/[^']*)': \{/)
  const screens = rest.flatMap((path, at) =>
    at % 2 ? [] : [{ path, chunks: [...chunksIn(head), ...chunksIn(rest[at + 1])], lists: listsIn(rest[at + 1]) }],
  )
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
 * itself, the calls that the latter two begin with, and the script that begins them. The server names them in the page that it hands out, so
 * that a browser asks for all of them at once.
 */
export const writeHints = source => ({
  apply: compiler =>
    compiler.hooks.thisCompilation.tap('writeHints', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tapPromise({ name: 'writeHints', stage }, async () => {
        const filesOfEntry = name => compilation.entrypoints.get(name).getFiles()
        const there = new Set(filesOfEntry('main'))
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
        const pathOf = await readPaths(join(source, 'api/http/endpoints.ts'))
        const pageOf = ({ chunks = [], lists = [] }) => ({
          files: filesOf(['react', 'pages', ...chunks]),
          calls: ['user', ...lists].map(pathOf),
        })
        const doors = await readDoors(join(source, 'features'))
        const hints = {
          first: `/${filesOfEntry('first')[0]}`,
          door: { files: filesOf(['react', 'puerta']), calls: [] },
          pages: pageOf({}),
          screens: Object.fromEntries(doors.map(door => [door.path, pageOf(door)])),
        }
        compilation.emitAsset('hints.json', new webpack.sources.RawSource(JSON.stringify(hints)))
      })
    }),
})
