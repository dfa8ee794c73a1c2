import { createHash } from 'node:crypto'
import { HttpError } from './httpError'

/** Hash of a content, for its ETag. */
export const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22)

const tags = (header: string) => header.split(',').map(each => each.trim().replace(/^W\//, ''))

/** True if a header If-Match or If-None-Match is present and contains this tag or `*`. Weak tags match: proxies that compress weaken them. */
export const namesTag = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === '*' || tags(header).includes(etag))

export const staleRecord = () =>
  new HttpError(412, 'Otra persona ha cambiado este registro mientras tanto. Vuelva a abrirlo para ver los cambios.')
