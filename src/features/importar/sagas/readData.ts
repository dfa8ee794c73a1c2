import { isLocaleMap } from '@/shared/locales/isLocaleMap'
import { lists } from '@/api/lists'
import { paisesApi } from '@/api/paises'
import { apiOf } from '@/api/resources'
import { cellOf, EMPTY } from '@/features/importar/model/columns'
import { idIn } from '@/features/importar/model/matchRows'
import { codeKey } from '@/features/importar/model/names'
import { hasComposition, lineOwnerOf, type ImportableName } from '@/features/importar/model/resources'
import { isOfLine } from '@/features/importar/model/targets'
import type { ImportData, ImportedRecord, ImportSheet, NamedRecord, Target } from '@/features/importar/model/types'
import { textOf } from '@/features/importar/model/values'
import { recordsApi } from '@/features/importar/run/earlier'
import { articleOf } from '@/shared/endingOf'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { inOrder } from '@/shared/ordering'
import { isReference, targetOf, type FieldValue } from '@/shared/resources/fields'
import { lineasDeComposicion, type LineaDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { resourceHeads, type ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { selectConfiguration } from '@/store/configuration'
import { all, call, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'

/** Error for data that could not be loaded; the message names the data. */
export class Unloaded extends Error {
  override readonly name = 'Unloaded'
}

function* orUnloaded<Result>(what: string, load: () => Saga<Result>): Saga<Result> {
  try {
    return yield* load()
  } catch (error) {
    reportError(`importar > ${what}`, error)
    throw new Unloaded(`No se han podido cargar ${what}`)
  }
}

const allOf = (recurso: ResourceName): string => {
  const { noun } = resourceHeads[recurso]
  return `${articleOf(noun, 2)} ${noun.many}`
}

const namesIn = (value: FieldValue | undefined): Record<string, string> => {
  if (typeof value === 'string') return { [DEFAULT_LOCALE]: value }
  return isLocaleMap(value) ? value : {}
}

const named = (recurso: ResourceName, record: Readonly<Record<string, FieldValue>> & { id: number }): NamedRecord => {
  const { id, codigo, cultivo, magnitud } = record
  return {
    id,
    nombre: namesIn(record[resources[recurso].title ?? 'nombre']),
    ...(typeof codigo === 'string' && { codigo }),
    ...(typeof cultivo === 'number' && { cultivo }),
    ...(typeof magnitud === 'number' && { magnitud }),
  }
}

function* readNamed(recurso: ResourceName): Saga<NamedRecord[]> {
  return yield* orUnloaded(allOf(recurso), function* () {
    // Light list: there are thousands of products, and cells contain their code or name.
    if (recurso === 'productos_genericos') return (yield* call(lists.productos_genericos)).map(each => named(recurso, each))
    return (yield* call(recordsApi(recurso).list)).map(each => named(recurso, each))
  })
}

const referencesOf = (recurso: ImportableName): ResourceName[] => {
  const { fields }: Resource = resources[recurso]
  const named = Object.values(fields).flatMap(field => (isReference(field) ? [field.to] : []))
  // Lines of products name components and units; their stages and packagings are named with crops and units too.
  const ofProducts: readonly ResourceName[] = hasComposition(recurso) ? ['componentes', 'magnitudes', 'cultivos'] : []
  return [...new Set([...named, ...ofProducts])]
}

/** Records and countries that cells can name. */
export function* readReferences(recurso: ImportableName): Saga<Pick<ImportData, 'references' | 'countries'>> {
  const names = referencesOf(recurso)
  const { fields }: Resource = resources[recurso]
  const namesCountries = Object.values(fields).some(field => targetOf(field) === 'paises')
  const references: Partial<Record<ResourceName, readonly NamedRecord[]>> = {}
  yield* eachOf(names, function* (name) {
    references[name] = yield* readNamed(name)
  })
  const countries = namesCountries ? yield* orUnloaded('los países', () => call(paisesApi.list)) : []
  return { references, countries }
}

interface ProductKeys {
  keyOf: (record: ImportedRecord) => string
  keys: ReadonlySet<string>
}

/** Keys of the products in the file: ids and codes. Products without a code have the key of an empty cell. */
const wantedBy = ({ rows }: ImportSheet, targets: readonly (Target | null)[]): ProductKeys[] =>
  targets.flatMap((target, column): ProductKeys[] => {
    const keysBy = (keyOf: (cell: string) => string) => new Set(rows.map(row => keyOf(cellOf(row, column))))
    if (target?.kind === 'id') return [{ keyOf: ({ id }) => String(id), keys: keysBy(cell => String(idIn(cell))) }]
    if (target?.kind !== 'field' || target.field !== 'codigo') return []
    return [{ keyOf: ({ codigo }) => codeKey(textOf(codigo)), keys: keysBy(cell => (cell === EMPTY ? '' : codeKey(cell))) }]
  })

/** Products that the file can mean; extra products do no harm. */
const meantBy = (records: readonly ImportedRecord[], wanted: readonly ProductKeys[]): ImportedRecord[] =>
  records.filter(record => wanted.some(({ keyOf, keys }) => keys.has(keyOf(record))))

/** Largest number of products with one call each for their lines; above it, one call loads all lines. */
const MOST_SINGLE = 30

/** Records, and the lines of the products that the file can mean. For many products, all lines are loaded in parallel with the records. */
function* readLines(
  recurso: ImportableName,
  sheet: ImportSheet,
  targets: readonly (Target | null)[],
  records: () => Saga<ImportedRecord[]>,
): Saga<[ImportedRecord[], LineaDeComposicion[]]> {
  const { list } = apiOf(lineasDeComposicion)
  const owner = lineOwnerOf(recurso)
  const wanted = wantedBy(sheet, targets)
  const listed = (some: { [Owner in typeof owner]?: number }) => orUnloaded(allOf('lineas_de_composicion'), () => call(list, some))
  const isMany = wanted.some(({ keys }) => keys.size > MOST_SINGLE)
  const [found, early] = yield* all([
    records,
    function* () {
      return isMany ? yield* listed({}) : null
    },
  ])
  const products = meantBy(found, wanted)
  const lines: LineaDeComposicion[] = []
  if (isMany || products.length > MOST_SINGLE) {
    const ids = new Set(products.map(({ id }) => id))
    for (const line of early ?? (yield* listed({}))) if (ids.has(line[owner] ?? 0)) lines.push(line)
  } else
    yield* eachOf(products, function* ({ id }) {
      lines.push(...(yield* listed({ [owner]: id })))
    })
  return [found, inOrder(lines)]
}

/** Loads the current data that a file is compared with. @throws Unloaded */
export function* readData(recurso: ImportableName, sheet: ImportSheet, targets: readonly (Target | null)[]): Saga<ImportData> {
  const records = () => orUnloaded(allOf(recurso), () => call(recordsApi(recurso).list))
  const [[found, lines], known] = yield* all([
    function* (): Saga<[ImportedRecord[], LineaDeComposicion[]]> {
      if (!targets.some(isOfLine)) return [yield* records(), []]
      return yield* readLines(recurso, sheet, targets, records)
    },
    () => readReferences(recurso),
  ])
  const { companies } = yield* select(selectConfiguration)
  return { records: found, lines, companies: companies.filter(Boolean), ...known }
}
