import { buildApplication, fail, installPackages } from './prepare.mjs'

await installPackages().then(buildApplication).catch(fail)
