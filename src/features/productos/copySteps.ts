import { downloadImage } from '@/api/http/downloadImage'
import type { ImageApi } from '@/api/http/image'
import { apiOf } from '@/api/resources'
import { IMAGES, type ImagenDeProducto } from '@/features/productos/model/productoFields'
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
export interface CopyFacts<Source extends ProductoRecord = ProductoRecord> {
  source: Source | null
  /** Id of the copy; null before its creation. */
  id: number | null
}

/**
 * Copies parts, a few at a time; a failure does not stop the others.
 * @throws Error with the ids of all parts that could not be copied, for the log [ER-05].
 */
function* copyEach<Part extends { id: number }>(
  parts: readonly Part[],
  copy: (part: Part, key: string) => Saga<unknown>,
  { keyOf, recordFacts }: Pick<StepContext<unknown, object>, 'keyOf' | 'recordFacts'>,
): Saga {
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
  <Source extends ProductoRecord>(from: Tipo): Step<unknown, CopyFacts<Source>> => ({
    name,
    *run(context) {
      const { source, id } = context.facts
      if (source === null || id === null) return
      const parts = yield* call(api.list, ownedBy(from, source.id))
      yield* copyEach(parts, (part, key) => call(api.create, copyOf(part, id), key), context)
    },
    onFailure: 'continue',
  })

/** Step that copies the composition of the source, line by line, to a finished product [PA-02, PA-04]. */
export const copyLineas = copyParts({ name: 'Líneas de composición', api: lineasDeComposicionApi })

/** Step that copies the entries of the source, stage by stage, to a finished product [PA-02]. */
export const copyComoSeAplica = copyParts({ name: 'Cómo se aplica', api: comoSeAplicaApi })

export const IMAGES_STEP = 'Imágenes'

const imagesOf = (source: ProductoRecord | null): ImagenDeProducto[] => IMAGES.filter(property => source?.[property])

interface ImageCopy {
  apis: Record<ImagenDeProducto, Pick<ImageApi, 'upload'>>
  /** Message if the API gives no reason for a failed copy. */
  fallback: string
}

/** Step that downloads the images of the source and uploads them to the copy [PA-04]. */
export const copyImages = <Source extends ProductoRecord>({ apis, fallback }: ImageCopy): Step<unknown, CopyFacts<Source>> => ({
  name: IMAGES_STEP,
  when: (_input, { source }) => imagesOf(source).length > 0,
  *run({ facts: { source, id }, keyOf, tell }) {
    yield* carrying(tell, carry =>
      eachOf(imagesOf(source), function* (property) {
        const address = source?.[property]
        if (!address || id === null) return
        const file = yield* call(downloadImage, address)
        yield* carry(apis[property].upload, id, file, keyOf(property))
      }),
    )
  },
  fallback,
})
