import { writeFileSync } from 'node:fs'
import { paisesFromCldr } from './paisesFromCldr'

// node --import tsx server/src/migrations/generatePaises.ts
const lines = paisesFromCldr().map(pais => `  ${JSON.stringify(pais)}`)
writeFileSync(new URL('paises.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
