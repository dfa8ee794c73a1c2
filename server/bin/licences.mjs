import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'

const LICENCES_FILE = 'licencias.txt'

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/

/** Names of the files with licences and notices in packages. */
const LICENCE = /^(?:licen[cs]e|notice|copying)/i

/** Source files of modules; a concatenated module has those of its parts. */
const filesOf = modules => [...modules].flatMap(module => [module.nameForCondition?.() ?? '', ...filesOf(module.modules ?? [])])

const describe = async folder => {
  const { name, version, license, repository, homepage } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const files = (await readdir(folder)).filter(file => LICENCE.test(file)).sort()
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8').catch(() => '')))
  const source = homepage ?? repository?.url ?? repository ?? ''
  return { name, title: `${name} ${version} · ${license}`, source, texts: texts.map(text => text.trim()).filter(Boolean) }
}

const RULE = '='.repeat(80)

const pageOf = packages => {
  const parts = packages.map(({ title, source, texts }) => [title, source, ...texts].filter(Boolean).join('\n\n'))
  const intro = [
    'Software de terceros de esta aplicación, con sus licencias.',
    'libheif-js (LGPL-3.0), que abre las imágenes HEIC, va sin cambios; su WebAssembly es un archivo propio en /assets/, que se puede sustituir.',
  ]
  return `${[intro.join('\n'), ...parts].join(`\n\n${RULE}\n\n`)}\n`
}

/** Plugin that writes the licences of the packages in the build, and of webpack, whose runtime is part of it. */
export const writeLicences = {
  apply: compiler =>
    compiler.hooks.thisCompilation.tap('writeLicences', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'writeLicences', stage }, async () => {
        const modules = [...compilation.chunks].flatMap(chunk => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
        // Fonts and other files that styles and scripts refer to.
        const assets = compilation.getAssets().map(({ info }) => join(compiler.context, info.sourceFilename ?? ''))
        const files = [...filesOf(modules), ...assets]
        const folders = new Set([...files.flatMap(file => PACKAGE.exec(file) ?? []), join(compiler.context, 'node_modules', 'webpack')])
        const packages = (await Promise.all([...folders].map(describe))).sort((one, other) => (one.name < other.name ? -1 : 1))
        compilation.emitAsset(LICENCES_FILE, new webpack.sources.RawSource(pageOf(packages)))
      })
    }),
}
