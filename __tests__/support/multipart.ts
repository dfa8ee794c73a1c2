import { randomUUID } from 'node:crypto'

export interface FormPart {
  name: string
  content: Buffer | string
  /** A part with a name is a file. */
  filename?: string
  type?: string
}

/** A form as a browser sends it, with a boundary that no other form has: for `call`. */
export const multipart = (...parts: FormPart[]) => {
  const boundary = `----${randomUUID()}`
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n`,
    type === undefined ? '\r\n' : `Content-Type: ${type}\r\n\r\n`,
    content,
    '\r\n',
  ])
  const body = Buffer.concat([...chunks, `--${boundary}--\r\n`].map(chunk => Buffer.from(chunk)))
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
