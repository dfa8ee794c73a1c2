import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { Compile } from 'typebox/compile'
import { errorCode, StartupError } from '../database/errors'
import { entrySchema, rowOf, type Entry, type Header } from './entries'
import { Tally } from './tables'

const entries = Compile(entrySchema)

/** Lines end with a line feed and with nothing else: texts may hold any other kind of line end. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder()
  let rest: string[] = []
  for await (const chunk of chunks) {
    const [first = '', ...others] = decoder.write(chunk).split('\n')
    rest.push(first)
    for (const next of others) {
      yield rest.join('')
      rest = [next]
    }
  }
  if (rest.join('') !== '') throw new Error('its last line has no end')
}

const parse = (line: string): Entry => {
  const entry: unknown = JSON.parse(line)
  if (entries.Check(entry)) return entry
  throw new Error('it has a line that no backup has')
}

/** A line of a backup, told apart: rows stay the text that they are. */
export type BackupLine = { row: string } | { entry: Entry }

async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupLine> {
  for await (const line of splitLines(chunks)) {
    const row = rowOf(line)
    yield row === undefined ? { entry: parse(line) } : { row }
  }
}

/** Hands the lines of a backup to `work`, as they are: {@link checkBackup} comes first. */
export const readBackup = async <T>(path: string, work: (lines: AsyncIterable<BackupLine>) => Promise<T>): Promise<T> => {
  const file = createReadStream(path)
  const content = file.pipe(createGunzip())
  file.once('error', error => content.destroy(error))
  try {
    return await work(readLines(content))
  } finally {
    content.destroy()
    file.destroy()
  }
}

const checkImage = ({ imagen, tamano, bytes }: Extract<Entry, { imagen: string }>) => {
  if (bytes === null) return
  const content = Buffer.from(bytes, 'base64')
  if (content.length !== tamano || createHash('sha256').update(content).digest('hex') !== imagen)
    throw new Error(`its image ${imagen} is not whole`)
}

const check = async (lines: AsyncIterable<BackupLine>): Promise<Header> => {
  let header: Header | undefined
  let table: { tabla: string; tally: Tally } | undefined
  let count = 0
  let isEnded = false
  for await (const line of lines) {
    if (isEnded) throw new Error('it goes on after its end')
    if (table !== undefined && !('row' in line) && !('sha256' in line.entry)) throw new Error(`its table ${table.tabla} has no total`)
    if ('row' in line) {
      if (table === undefined) throw new Error('it has a row of no table')
      table.tally.add(line.row)
    } else if ('formato' in line.entry) header = line.entry
    else if (header === undefined) throw new Error('it does not say what it is')
    else if ('imagen' in line.entry) checkImage(line.entry)
    else if ('tabla' in line.entry) table = { tabla: line.entry.tabla, tally: new Tally() }
    else if ('fin' in line.entry) {
      if (line.entry.fin !== count) throw new Error('lines are missing')
      isEnded = true
    } else {
      const { filas, sha256 } = table?.tally.total() ?? {}
      if (filas !== line.entry.filas || sha256 !== line.entry.sha256) throw new Error(`its table ${table?.tabla ?? '?'} is not whole`)
      table = undefined
    }
    count++
  }
  if (header === undefined || !isEnded) throw new Error('it ends too early')
  return header
}

/**
 * Reads a backup to its end without touching any database: every image, row and total is there and whole.
 * @throws StartupError that says what is wrong
 */
export const checkBackup = async (path: string): Promise<Header> => {
  try {
    return await readBackup(path, check)
  } catch (error) {
    const isUnread = ['ENOENT', 'EACCES', 'EISDIR'].includes(errorCode(error) ?? '')
    if (isUnread) throw new StartupError(`The backup ${path} cannot be read (${errorCode(error) ?? ''}).`)
    throw new StartupError(`${path} is no whole backup: ${error instanceof Error ? error.message : String(error)}. Nothing was restored.`)
  }
}
