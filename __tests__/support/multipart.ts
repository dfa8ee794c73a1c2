import { randomUUID } from 'node:crypto'

interface FormPart {
  name: string
  content: Buffer | string
  /** Name of the file; undefined for a plain field. */
  filename?: string
  type?: string
}

/** Options of `call` for a multipart form as a browser sends it, with a unique boundary. */
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
