import { downloadImage } from '@/api/http/downloadImage'
import type { ImageApi } from '@/api/http/image'
import { apiOf } from '@/api/resources'
import type { ImagenDeProducto } from '@/features/productos/model/productoFields'
import { ownedBy, ownerOf, type ProductoRecord, type Tipo } from '@/features/productos/productTypes'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import type { ProductOwners } from '@/shared/resources/productFields'
import { call, type Saga } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import type { Step, StepContext } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'

const comoSeAplicaApi = apiOf(comoSeAplica)
const lineasDeComposicionApi = apiOf(lineasDeComposicion)

/** Facts of the copy of a product. */
interface CopyFacts {
  source: ProductoRecord | null
  /** Id of the copy; null before its creation. */
  id: number | null
}

interface CopyPlan<Part extends { id: number }, Facts> extends Pick<StepContext<unknown, Facts>, 'keyOf' | 'recordFacts'> {
  parts: readonly Part[]
  copy: (part: Part, key: string) => Saga<unknown>
}

/**
 * Copies parts, a few at a time; a failure does not stop the others.
 * @throws Error with the ids of all parts that could not be copied, for the log [ER-05].
 */
function* copyEach<Part extends { id: number }, Facts>({ parts, copy, keyOf, recordFacts }: CopyPlan<Part, Facts>): Saga {
  const failures = new Map<number, unknown>()
  let done = 0
  yield* eachOf(parts, function* (part) {
    try {
      yield* copy(part, keyOf(part.id))
    } catch (error) {
      failures.set(part.id, error)
    }
    done += 1
    yield* recordFacts({}, { done, total: parts.length })
  })
  if (failures.size === 0) return
  const [cause] = failures.values()
  const ids = [...failures.keys()].sort((one, other) => one - other).join(', ')
  throw new Error(`sin copiar ${failures.size} de ${parts.length}: ${ids} (${String(cause)})`, { cause })
}

const copyOf = <Part extends ProductOwners & { id: number }>({ id: _id, ...content }: Part, copy: number) => ({
  ...content,
  ...ownerOf('a', copy),
})

interface PartCopy<Part extends ProductOwners & { id: number }> {
  name: string
  api: {
    list(owner: Partial<Record<keyof ProductOwners, number>>): Promise<Part[]>
    create(input: Omit<Part, 'id'>, idempotencyKey: string): Promise<Part>
  }
}

const copyParts =
  <Part extends ProductOwners & { id: number }>({ name, api }: PartCopy<Part>) =>
  <Facts extends CopyFacts>(from: Tipo): Step<unknown, Facts> => ({
    name,
    *run({ facts: { source, id }, keyOf, recordFacts }) {
      if (source === null || id === null) return
      const parts = yield* call(api.list, ownedBy(from, source.id))
      yield* copyEach({ parts, copy: (part, key) => call(api.create, copyOf(part, id), key), keyOf, recordFacts })
    },
    onFailure: 'continue',
  })

/** Step that copies the composition of the source, line by line, to a finished product [PA-02, PA-04]. */
export const copyLineas = copyParts({ name: 'Líneas de composición', api: lineasDeComposicionApi })

/** Step that copies the entries of the source, stage by stage, to a finished product [PA-02]. */
export const copyComoSeAplica = copyParts({ name: 'Cómo se aplica', api: comoSeAplicaApi })

interface ImageCopy {
  name: string
  /** Message if the API gives no reason for the failed copy. */
  fallback: string
  property: ImagenDeProducto
  api: Pick<ImageApi, 'upload'>
}

/** Step that downloads an image of the source and uploads it to the copy [PA-04]. */
export const copyImagen = <Facts extends CopyFacts>({ name, property, api, fallback }: ImageCopy): Step<unknown, Facts> => ({
  name,
  when: (_input, { source }) => Boolean(source?.[property]),
  *run({ facts: { source, id }, keyOf, tell }) {
    const address = source?.[property]
    if (!address || id === null) return
    const file = yield* call(downloadImage, address)
    yield* carrying(tell, carry => carry(api.upload, id, file, keyOf()))
  },
  // Images are of minor importance: a failure does not stop the copy.
  onFailure: 'tell',
  fallback,
})
