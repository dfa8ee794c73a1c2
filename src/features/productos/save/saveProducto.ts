import type { ImageApi } from '@/api/http/image'
import { type ImagenDeProducto, type ProductoFields } from '@/features/productos/model/productoFields'
import { inputOf } from '@/features/productos/model/productoValues'
import { apis } from '@/features/productos/apis'
import { linkedProduct, productTypes, SAVED, type ProductoRecord, type Tipo } from '@/features/productos/productTypes'
import { comoSeAplica, lineas } from '@/features/productos/save/childRecords'
import { readProducto } from '@/features/productos/readProducto'
import { noFacts, type SaveFacts, type SaveInput } from '@/features/productos/save/saveFacts'
import { formRenewed, RECORD_STEP, recordSaved, saveKey, selectProducto, type saveRequested } from '@/features/productos/slice'
import { call, select, type Saga } from '@/store/effects'
import { imageSteps } from '@/store/images'
import { endSave } from '@/store/screens/saga'
import { childRecordsStep } from '@/store/sequences/childRecords/childRecordsStep'
import { recordStep } from '@/store/sequences/recordStep'
import { runSequence } from '@/store/sequences/run'
import { rereadStep } from '@/store/screens/rereadStep'
import type { Step } from '@/store/sequences/step'

const fallback = 'Se ha producido un error al guardar el producto'

const productoStep = ({ api, fields }: (typeof apis)[Tipo]) =>
  recordStep<SaveInput, ProductoRecord, Partial<ProductoFields>>({
    name: RECORD_STEP,
    words: { saved: 'el producto' },
    read: ({ id }) => call(api.getTagged, id),
    // Whole record: an API that only accepts complete products needs the fields that no form edits.
    write: ({ id }, { merged, tag, current }) => call(api.update, id, { ...current, ...merged }, tag),
    toValues: product => inputOf(fields, product),
    opened: ({ record }) => inputOf(fields, record),
    typed: ({ values }) => inputOf(fields, values),
    fallback,
  })

const imagenSteps = (name: string, saved: string, property: ImagenDeProducto, api: ImageApi) =>
  imageSteps({ name, words: { saved }, property, draftOf: ({ values }: SaveInput) => values[property], api, fallback })

const reread = rereadStep<SaveInput, SaveFacts>(function* ({ input: { tipo, id } }) {
  return { reread: yield* call(readProducto, tipo, id) }
}, 'El producto se ha guardado, pero no se ha podido volver a leer')

/** Steps of a save, the product first: pictures and parts depend on it, and are not sent if it is refused [PE-06]. */
export const saveSteps = (tipo: Tipo, stay: boolean): readonly Step<SaveInput, SaveFacts>[] => {
  const kind = apis[tipo]
  return [
    productoStep(kind),
    ...imagenSteps('Imagen de catálogo', 'la imagen de catálogo', 'imagen_catalogo', kind.api.images.imagen_catalogo),
    ...imagenSteps(
      'Imagen de modo de acción',
      'la imagen de modo de acción',
      'imagen_modo_de_accion',
      kind.api.images.imagen_modo_de_accion,
    ),
    childRecordsStep(lineas),
    childRecordsStep(comoSeAplica),
    ...(stay ? [reread] : []),
  ]
}

export function* saveProducto({ payload }: ReturnType<typeof saveRequested>): Saga {
  const { formId, values, overwrites, stay, after } = payload
  const { tipo, id, composicion, opened, saved, formId: open } = yield* select(selectProducto)
  if (open !== formId || id === null || opened === null || saved) return
  const key = saveKey(payload)
  const input = { tipo, id, values, composicion, ...opened, overwrites }
  const done = yield* runSequence({ key, steps: saveSteps(tipo, stay), input, facts: noFacts(id) })
  const record = linkedProduct(tipo, id)
  const end = { formId, key, done, said: SAVED, record, list: productTypes[tipo].list, after }
  yield* endSave(selectProducto, { formRenewed, recordSaved }, end)
}
