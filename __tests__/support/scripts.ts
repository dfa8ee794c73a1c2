import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@server/root'

const assets = join(root, 'dist/assets')

/** Pattern of the address of the built script with a module like "src/app/Pages.tsx". @throws Error unless exactly one script has it */
export const scriptOf = (module: string): string => {
  const maps = readdirSync(assets).filter(name => name.endsWith('.js.map'))
  const holders = maps.filter(name => {
    const { sources } = JSON.parse(readFileSync(join(assets, name), 'utf8')) as { sources: string[] }
    return sources.some(source => source.endsWith(`/${module}`))
  })
  const [map, ...others] = holders
  if (map === undefined || others.length > 0) throw new Error(`${module} is in ${holders.length} scripts`)
  return `**/assets/${map.slice(0, -'.map'.length)}`
}
