import { downloadImage } from '@/api/http/downloadImage'
import { lists } from '@/api/lists'
import { apiOf } from '@/api/resources'
import { IMAGES, type ImagenDeProducto } from '@/features/productos/model/productoFields'
import { ownedBy, ownerOf, type ProductoRecord, type Tipo } from '@/features/productos/productTypes'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import type { ProductOwners } from '@/shared/resources/productFields'
import type { InputOf } from '@/shared/resources/resource'
import { call, type Saga } from '@/store/effects'
import { eachOf } from '@/store/sequences/eachOf'
import { given } from '@/store/sequences/given'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import type { Step, StepContext } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'

const api = apiOf(productosAcabados)
const comoSeAplicaApi = apiOf(comoSeAplica)
const lineasDeComposicionApi = apiOf(lineasDeComposicion)

/** Facts of the copy of a product to a finished one. */
export interface CopyFacts<Source extends ProductoRecord = ProductoRecord> extends CreationFacts<InputOf<typeof productosAcabados>> {
  source: Source | null
  /** Images of the copy so far. */
  copied: readonly ImagenDeProducto[]
}

export const nothingCopied = { ...nothingMade, source: null, copied: [] } satisfies CopyFacts

interface Making<Source> {
  name: string
  inputOf: (source: Source) => InputOf<typeof productosAcabados>
  /** Message if the API gives no reason for a failure. */
  fallback: string
}

/** Step that creates the finished product. */
export const copyStep = <Source extends ProductoRecord>({ name, inputOf, fallback }: Making<Source>): Step<unknown, CopyFacts<Source>> => ({
  name,
  *run(context) {
    const input = inputOf(given(context.facts.source, 'source'))
    yield* makeOnce({ api: { ...api, list: lists.productos_acabados }, input }, context)
  },
  fallback,
})

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
      const [source, copy] = [given(context.facts.source, 'source'), given(context.facts.id, 'id')]
      const parts = yield* call(api.list, ownedBy(from, source.id))
      yield* copyEach(parts, (part, key) => call(api.create, copyOf(part, copy), key), context)
    },
    onFailure: 'continue',
  })

/** Step that copies the composition of the source, line by line, to a finished product [PA-02, PA-04]. */
export const copyLineas = copyParts({ name: 'Líneas de composición', api: lineasDeComposicionApi })

/** Step that copies the entries of the source, stage by stage, to a finished product [PA-02]. */
export const copyComoSeAplica = copyParts({ name: 'Cómo se aplica', api: comoSeAplicaApi })

export const IMAGES_STEP = 'Imágenes'

const imagesOf = (source: ProductoRecord | null): ImagenDeProducto[] => IMAGES.filter(property => source?.[property])

/** Step that downloads the images of the source and uploads them to the copy [PA-04]. */
export const copyImages = <Source extends ProductoRecord>(fallback: string): Step<unknown, CopyFacts<Source>> => ({
  name: IMAGES_STEP,
  when: (_input, { source }) => imagesOf(source).length > 0,
  *run({ facts, recordFacts, keyOf, tell }) {
    const [source, copy] = [given(facts.source, 'source'), given(facts.id, 'id')]
    const images = imagesOf(source)
    const copied: ImagenDeProducto[] = []
    yield* carrying(tell, carry =>
      eachOf(images, function* (property) {
        const file = yield* call(downloadImage, given(source[property], property))
        yield* carry(api.images[property].upload, copy, file, keyOf(property))
        copied.push(property)
        // The log of a failed step tells by these which image is missing.
        yield* recordFacts({ copied: [...copied] }, { done: copied.length, total: images.length })
      }),
    )
  },
  fallback,
})
