import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import { createGunzip } from 'node:zlib'
import { Compile } from 'typebox/compile'
import { errorCode, OperatorError } from '../errors'
import { entrySchema, isWhole, rowOf, type Entry, type Header, type ImageEntry } from './entries'
import { Tally } from './tables'

const entries = Compile(entrySchema)

/** Splits at line feeds only: texts may contain any other line separator. */
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

/** Line of a backup, a row or an entry; rows stay JSON text. */
export type BackupLine = { row: string } | { entry: Entry }

/** Path of a backup, and the hashes of the images whose bytes are not restored. */
export interface Source {
  path: string
  without?: ReadonlySet<string>
}

async function* readLines(chunks: AsyncIterable<Buffer>, { without }: Source): AsyncGenerator<BackupLine> {
  for await (const line of splitLines(chunks)) {
    const row = rowOf(line)
    if (row !== undefined) yield { row }
    else {
      const entry = parse(line)
      yield { entry: 'imagen' in entry && without?.has(entry.imagen) ? { ...entry, bytes: null } : entry }
    }
  }
}

/** Passes the lines of a backup to `work`, unchecked: call {@link checkBackup} first. */
export const readBackup = async <T>(source: Source, work: (lines: AsyncIterable<BackupLine>) => Promise<T>): Promise<T> => {
  const file = createReadStream(source.path)
  const content = file.pipe(createGunzip())
  file.once('error', error => content.destroy(error))
  try {
    return await work(readLines(content, source))
  } finally {
    content.destroy()
    file.destroy()
  }
}

const isDamaged = (image: ImageEntry) => image.bytes !== null && !isWhole(image, Buffer.from(image.bytes, 'base64'))

/** Throws an error that names all damaged images, because a restore without them must name all. */
const refuseDamaged = (hashes: string[]) => {
  if (hashes.length === 0) return
  const options = hashes.map(hash => `--without-image ${hash}`).join(' ')
  throw new Error(`${hashes.map(hash => `its image ${hash} is not whole`).join(', ')} (to go on without: ${options})`)
}

const check = async (lines: AsyncIterable<BackupLine>, { without }: Source): Promise<Header> => {
  const toLeave = new Set(without)
  let header: Header | undefined
  let table: { tabla: string; tally: Tally } | undefined
  const damaged: string[] = []
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
    else if ('imagen' in line.entry) {
      toLeave.delete(line.entry.imagen)
      if (isDamaged(line.entry)) damaged.push(line.entry.imagen)
    } else if ('tabla' in line.entry) table = { tabla: line.entry.tabla, tally: new Tally() }
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
  for (const hash of toLeave) throw new Error(`it has no image ${hash}`)
  refuseDamaged(damaged)
  return header
}

/**
 * Checks a backup to its end, without any database: the rows of each table match its total, and all images except `without` are undamaged.
 * @throws OperatorError with the reason
 */
export const checkBackup = async (source: Source): Promise<Header> => {
  const { path } = source
  try {
    return await readBackup(source, lines => check(lines, source))
  } catch (error) {
    const isUnread = ['ENOENT', 'EACCES', 'EISDIR'].includes(errorCode(error) ?? '')
    if (isUnread) throw new OperatorError(`The backup ${path} cannot be read (${errorCode(error) ?? ''}).`)
    throw new OperatorError(`${path} is no whole backup: ${error instanceof Error ? error.message : String(error)}. Nothing was restored.`)
  }
}
