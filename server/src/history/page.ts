import type { Accion, Cambio, Entrada, PaginaDeHistorial, RegistrosDeEntrada } from '@/shared/history'
import { notFound } from '../response/httpError'
import type { Snapshot } from '../database/snapshot'
import { changesOf, namedIn, type ChangeRow } from './changes'
import { MOST_NAMED, readHeads, readHeadsOfRecords, type Head, type RecordsOfEntry, type RootRow, type TouchedRow } from './heads'
import { byTable, nameRequest, namesByTable, readNames, type NameRequest } from './names'
import { readParts } from './parts'
import { MOST_COUNTED, readNamesakes, type HistoryFilter } from './historyFilter'
import { cutOff, isCutOff } from './trimmed'

/** Records that rows belong to, in the order in which they were touched. */
const rootsOf = (rows: readonly TouchedRow[]): RootRow[] => [
  ...new Map(rows.toSorted((one, other) => one.id - other.id).map(row => [`${row.raiz_tipo} ${row.raiz}`, row])).values(),
]

const actionOf = ({ restaura }: Head, root: ChangeRow | undefined): Accion => {
  if (restaura) return 'restaurado'
  if (root === undefined || (root.antes !== null && root.despues !== null)) return 'cambiado'
  return root.antes === null ? 'creado' : 'eliminado'
}

const nameRequestOf = ({ raiz_tipo, raiz }: RootRow, { id }: { id: number }) => nameRequest(raiz_tipo, raiz, id)

const refersOf = ({ entrada, tabla, antes, despues }: TouchedRow): NameRequest[] =>
  [...namedIn(tabla, antes), ...namedIn(tabla, despues)].map(named => ({ ...named, entrada }))

/** Changes of a row for a page, with truncated texts. */
const cutChangesOf = (row: TouchedRow, base: string): Cambio[] => {
  const cut = new Set<string>()
  const changed = { ...row, antes: cutOff(row.antes, cut), despues: cutOff(row.despues, cut) }
  return changesOf(changed, base).map(change => (isCutOff(change, cut) ? { ...change, recortado: true } : change))
}

/** Head with its changes, the records that they belong to, and those that they refer to. */
interface ReadEntry {
  head: Head
  changes: readonly TouchedRow[]
  roots: readonly RootRow[]
  refers: readonly NameRequest[]
}

const readEntryOf = (head: Head): ReadEntry => {
  const changes = head.changes ?? []
  return { head, changes, roots: head.roots ?? rootsOf(changes), refers: changes.flatMap(refersOf) }
}

type OwnRecord = Pick<NameRequest, 'tipo' | 'id'> | undefined

/** Names for entries: of single records, and all that the texts of an entry need. `own` is the requested record, which every entry names. */
const readEntryNames = async (db: Snapshot['db'], read: readonly ReadEntry[], own: OwnRecord) => {
  const ownName = await readNames(db, own === undefined ? [] : [{ ...own, entrada: 0 }])
  const isOwn = ({ tipo, id }: NameRequest) => tipo === own?.tipo && id === own.id
  // Part of another record than the requested one: it gets the name of its owner.
  const strangers = (rows: readonly TouchedRow[]) =>
    own === undefined ? [] : rows.filter(({ tabla, raiz_tipo }) => tabla !== raiz_tipo && raiz_tipo !== own.tipo)
  const ownerOf = (row: TouchedRow) => nameRequestOf(row, { id: row.entrada })
  const parts = await readParts(
    db,
    read.flatMap(({ changes }) => changes),
  )
  const nameRequests = read.flatMap(({ head, changes, roots, refers }) => [
    ...refers,
    ...roots.slice(0, MOST_NAMED).map(root => nameRequestOf(root, head)),
    ...strangers(changes).map(ownerOf),
    ...changes.flatMap(parts.namedBy),
  ])
  const otherName = await readNames(
    db,
    nameRequests.filter(each => !isOwn(each)),
  )
  const nameOf = (of: NameRequest) => (isOwn(of) ? ownName(of) : otherName(of))
  const namesIn = ({ changes, refers }: ReadEntry) => ({
    ...namesByTable(refers, nameOf),
    ...byTable([
      ...changes.flatMap(each => {
        const name = parts.nameOf(each, nameOf)
        return name === undefined ? [] : [{ tipo: each.tabla, id: each.registro, name }]
      }),
      ...strangers(changes).map(each => ({ tipo: each.tabla, id: each.registro, name: nameOf(ownerOf(each)) })),
    ]),
  })
  return { nameOf, namesIn }
}

/** Entry of a page; none from a head without records. */
const entryOf = (read: ReadEntry, { nameOf, namesIn }: Awaited<ReturnType<typeof readEntryNames>>, base: string): Entrada[] => {
  const { head, changes } = read
  const [first, ...others] = read.roots
  if (first === undefined) return []
  const record = (root: RootRow) => ({ tipo: root.raiz_tipo, registro: root.raiz, ...nameOf(nameRequestOf(root, head)) })
  const counts = Object.values(head.por_tipo ?? {})
  const ofFirst = changes.find(({ tabla, registro }) => tabla === first.raiz_tipo && registro === first.raiz)
  return [
    {
      id: head.id,
      momento: head.momento.toISOString(),
      usuario: head.usuario,
      accion: actionOf(head, ofFirst),
      ...record(first),
      registros: head.por_tipo ? counts.reduce((sum, count) => sum + count, 0) : others.length + 1,
      ...(head.por_tipo && counts.length > 1 && { por_tipo: head.por_tipo }),
      otros: others.slice(0, MOST_NAMED - 1).map(record),
      traduccion: head.traduccion,
      ...(head.importacion !== null && { importacion: head.importacion }),
      campos: head.campos ?? [],
      cambios: changes.flatMap(each => cutChangesOf(each, base)),
      nombres: namesIn(read),
    },
  ]
}

const entriesOf = async (db: Snapshot['db'], heads: readonly Head[], own: OwnRecord, base: string) => {
  const read = heads.map(readEntryOf)
  const names = await readEntryNames(db, read, own)
  return read.flatMap(each => entryOf(each, names, base))
}

/** Page of the history, newest entry first [HI-02, HI-05]. `base` is the prefix of image addresses. */
export const readPage = async (snapshot: Snapshot, query: HistoryFilter, limite: number, base: string): Promise<PaginaDeHistorial> => {
  const { buscar, id } = query
  const registros = buscar !== undefined && id === undefined ? await readNamesakes(snapshot, buscar) : undefined
  const filter = { ...query, registros }
  // The requested record is named in every entry: its names are read once, separately, from the first entry on.
  const own = filter.id === undefined ? undefined : { tipo: filter.tipos?.[0] ?? '', id: String(filter.id) }
  const { heads, total, next, isPartial } = await readHeads(snapshot, filter, limite)
  return {
    entradas: await entriesOf(snapshot.db, heads, own, base),
    siguiente: next > 0 ? String(next) : null,
    total,
    hay_mas: isPartial || (total !== null && total > MOST_COUNTED),
  }
}

/**
 * Records that one entry touched, each with its action and changes [HI-05].
 * @throws HttpError 404 if there is no such entry, or it touched no record of `tipos`
 */
export const readRecordsOfEntry = async (
  snapshot: Snapshot,
  query: RecordsOfEntry,
  limite: number,
  base: string,
): Promise<RegistrosDeEntrada> => {
  const { heads, next } = await readHeadsOfRecords(snapshot, query, limite)
  if (heads.length === 0 && query.despues === 0) throw notFound()
  return { registros: await entriesOf(snapshot.db, heads, undefined, base), siguiente: next > 0 ? String(next) : null }
}
