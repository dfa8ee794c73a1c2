import { buildApplication, fail, installPackages } from './prepare.mjs'
import { report } from './report.mjs'

await installPackages().then(buildApplication).catch(fail)
if (process.argv.includes('--report')) report()
