import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../../dist')

const sourcesOf = async (map: string): Promise<string[]> =>
  (JSON.parse(await readFile(join(dist, 'assets', map), 'utf8')) as { sources: string[] }).sources

it('the licences name each package whose code is in the build, HEIC’s decoder among them, and the font [PH-01]', async () => {
  const licences = await readFile(join(dist, 'licencias.txt'), 'utf8')
  const maps = (await readdir(join(dist, 'assets'))).filter(name => name.endsWith('.map'))
  const sources = (await Promise.all(maps.map(sourcesOf))).flat()
  const packages = new Set(sources.flatMap(source => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []))
  expect(packages).toContain('react-dom')
  expect([...packages].filter(name => !licences.includes(`\n${name} `))).toEqual([])
  expect(licences).toMatch(/\n@fontsource-variable\/inter \S+ · OFL-1\.1\n/)
  expect(licences).toMatch(/\nlibheif-js \S+ · LGPL-3\.0\n[^=]*GNU LESSER GENERAL PUBLIC LICENSE/)
})
