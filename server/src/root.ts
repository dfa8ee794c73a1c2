import { fileURLToPath } from 'node:url'

/** The repository's own folder: what is built, configured and kept by default is found from here, wherever the server is started. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
