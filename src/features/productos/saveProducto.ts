import { IMAGENES, inputOf, type ImagenDeProducto, type ProductoFields } from '@/domain/productoValues'
import { comoSeAplicaStep } from '@/features/productos/comoSeAplicaStep'
import { kinds, type Kind, type ProductoRecord, type Tipo } from '@/features/productos/kinds'
import { lineas, lineasStep } from '@/features/productos/lineasStep'
import { readProducto } from '@/features/productos/readProducto'
import { noFacts, type SaveFacts, type SaveInput } from '@/features/productos/saveFacts'
import { formRenewed, productoSaved, RECORD_STEP, saveKey, selectForm, type saveRequested } from '@/features/productos/slice'
import { all, call, put, select, type Saga } from '@/store/effects'
import { dropFiles, imageStep, leaveForm } from '@/store/images'
import { navigationRequested } from '@/store/navigation'
import { saveOver } from '@/store/saveOver'
import { runSequence } from '@/store/sequences/run'
import { readAhead } from '@/store/sequences/replaceStep'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

const fallback = 'Se ha producido un error al guardar el producto'

const productoStep = ({ api, fields }: Kind): Step<SaveInput, SaveFacts> => ({
  name: RECORD_STEP,
  isForm: true,
  *run({ input, facts: { sent }, learn }) {
    const { id, values, record, seen } = input
    const toInput = (product: Partial<ProductoFields>) => inputOf(fields, product)
    const learnt: Partial<SaveFacts> = { ahead: null }
    function* save(): Saga {
      const saved = yield* saveOver<ProductoRecord, Partial<ProductoFields>>({
        read: () => call(api.getTagged, id),
        *write(merged, tag, current) {
          // As typed: what of the merged record is somebody else's is not ours.
          yield* learn({ sent: [...sent, toInput(values)] })
          // An API that takes whole products only misses what no form edits.
          return yield* call(api.update, id, { ...current, ...merged }, tag)
        },
        toInput,
        opened: toInput(record),
        typed: toInput(values),
        sent,
        seen,
      })
      learnt.estados = saved.estados_fenologicos ?? values.estados_fenologicos
    }
    function* look(): Saga {
      learnt.ahead = yield* readAhead(lineas, input)
    }
    // While an image is uploaded there is time for others to write: then the lines are looked at when their turn comes.
    const areLinesNext = IMAGENES.every(property => values[property].kind === 'keep')
    yield* all<void[]>(areLinesNext ? [save, look] : [save])
    return learnt
  },
  fallback,
})

const imagenStep = (name: string, property: ImagenDeProducto, api: Kind['api']['imagenCatalogo']): Step<SaveInput, SaveFacts> =>
  imageStep({ name, property, draftOf: ({ values }: SaveInput) => values[property], api, fallback })

/** Once all is saved, where the form stays open: what is edited next starts from what the server holds by then. */
const rereadStep: Step<SaveInput, SaveFacts> = {
  name: 'Volver a leer',
  *run({ input: { tipo, id } }) {
    return { reread: yield* call(readProducto, tipo, id) }
  },
  fallback: 'El producto se ha guardado, pero no se ha podido volver a leer',
}

/** [PE-06] */
export const saveSteps = (tipo: Tipo, stay: boolean): readonly Step<SaveInput, SaveFacts>[] => {
  const kind = kinds[tipo]
  return [
    productoStep(kind),
    imagenStep('Imagen de catálogo', 'imagen_catalogo', kind.api.imagenCatalogo),
    imagenStep('Imagen de modo de acción', 'imagen_modo_de_accion', kind.api.imagenModoDeAccion),
    lineasStep,
    comoSeAplicaStep,
    ...(stay ? [rereadStep] : []),
  ]
}

export function* saveProducto({ payload }: ReturnType<typeof saveRequested>): Saga {
  const { formId, values, seen, stay } = payload
  const form = yield* select(selectForm)
  if (form?.formId !== formId || form.opened === null || form.saved) return
  const { tipo, id, composicion, opened } = form
  const key = saveKey(payload)
  const input = { tipo, id, values, composicion, ...opened, seen }
  const done = yield* runSequence({ key, steps: saveSteps(tipo, stay), input, facts: noFacts(id) })
  const isOpen = (yield* select(selectForm))?.formId === formId
  if (!done) {
    // Its form was closed while it ran: nobody will try it again.
    if (!isOpen) yield* leaveForm({ formId, key })
    return
  }
  dropFiles(IMAGENES.map(property => values[property]))
  yield* put(toastRaised('success', 'Producto guardado con éxito'))
  if (done.reread) {
    yield* put(formRenewed(formId, done.reread))
    return
  }
  yield* put(productoSaved({ formId }))
  if (isOpen) yield* put(navigationRequested(kinds[tipo].list))
}
