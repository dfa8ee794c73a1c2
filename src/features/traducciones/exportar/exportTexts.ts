import { keyOf } from '@/features/traducciones/model/texto'
import { readTextos } from '@/features/traducciones/readTextos'
import type { Texto } from '@/shared/translations'
import { selectPendingTexts, selectTraducciones, type ExportRequest, type exportRequested } from '@/features/traducciones/slice'
import { downloadReady } from '@/store/downloads'
import { call, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { lazyPart } from '@/ui/lazyPart'

/** Writer of XLIFF and XLSX files (10 KiB), loaded on demand, because few visits export texts. */
const writerPart = lazyPart(() => import('@/features/traducciones/exportar/fileOf'))
const now = (): Date => new Date()

function* textosOf({ idioma, origen, keys }: ExportRequest): Saga<readonly Texto[]> {
  if (keys === null) return yield* readTextos({ idioma, origen })
  const { workbench } = yield* select(selectTraducciones)
  const wanted = new Set(keys)
  return workbench?.textos?.filter(texto => wanted.has(keyOf(texto))) ?? []
}

/** Exports the texts as in the workbench, including unsaved edits [TX-05]. */
export function* exportTexts({ payload }: ReturnType<typeof exportRequested>): Saga {
  const { idioma, origen } = payload
  try {
    const [writer, textos] = [yield* call(writerPart.load), yield* textosOf(payload)]
    const pendingTexts = yield* select(selectPendingTexts, idioma)
    const momento = (yield* call(now)).toISOString()
    const standing = textos.map(texto => {
      const pending = pendingTexts[keyOf(texto)]
      return { texto, escrito: pending?.texto ?? texto.destino, vale: pending?.vigente ?? false }
    })
    const wanted = payload.keys
      ? standing
      : standing.filter(each => ['falta', 'igual'].includes(writer.estadoQueSale(each, { idioma, origen })))
    const file = yield* call(writer.fileOf, { idioma, origen, momento, textos: wanted }, payload)
    yield* put(downloadReady({ ...fileVault.keep(file), name: file.name }))
  } catch (error) {
    reportError('traducciones > exportar', error)
    yield* put(toastRaised('error', 'Se ha producido un error al exportar los textos'))
  }
}
