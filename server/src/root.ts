import { fileURLToPath } from 'node:url'

/** Root folder of the repository, independent of the working directory: build, configuration and default data are found from here. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
