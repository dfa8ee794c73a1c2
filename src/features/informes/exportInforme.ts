import type { Action } from '@reduxjs/toolkit'
import { informesApi } from '@/api/informes'
import { reportFileName, type ReportFormat } from '@/features/informes/report'
import {
  exportKey,
  exportStopped,
  selectChoice,
  type exportRequested,
  type ExportRequest,
  type ReportChoice,
} from '@/features/informes/slice'
import { makeWorkbook } from '@/features/informes/workbook/makeWorkbook'
import { TYPES } from '@/shared/export/types'
import { downloadReady, type Download } from '@/store/downloads'
import { call, put, endedBy, select, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'
import { sequenceFinished } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { carrying, type CarryCall } from '@/store/sequences/transfers'
import { fileVault } from '@/store/vault'

interface Input extends ExportRequest {
  choice: ReportChoice
}
interface Facts {
  download: Download | null
}

const now = (): Date => new Date()

function* askFor({ kind, format, choice: { idioma, pais } }: Input, carry: CarryCall): Saga<readonly BlobPart[]> {
  const csv =
    kind === 'acabados' ? yield* carry(informesApi.productosAcabados, idioma, pais) : yield* carry(informesApi.productosGenericos, idioma)
  return format === 'csv' ? csv : [yield* carry(makeWorkbook, csv, kind)]
}

const typeOf = (format: ReportFormat) => (format === 'csv' ? `${TYPES.csv};charset=utf-8` : TYPES.xlsx)

/** Step of an export. The page makes a workbook from the CSV, so that every API has both formats. The content goes from the response into a file of the vault, so that no action contains it [IN-02, CM-03, AC-04]. */
const exportSteps: readonly Step<Input, Facts>[] = [
  {
    name: 'Informe',
    *run({ input, tell }) {
      const { kind, format } = input
      const bytes = yield* carrying(tell, carry => askFor(input, carry))
      const name = reportFileName(yield* call(now), kind, format)
      return { download: { ...fileVault.keep(new File([...bytes], name, { type: typeOf(format) })), name } }
    },
    fallback: 'Se ha producido un error al generar el informe',
  },
]

function* exporting({ kind, format }: ExportRequest): Saga {
  const choice = yield* select(selectChoice, kind)
  const done = yield* runAfresh<Input, Facts>({
    key: exportKey(kind),
    steps: exportSteps,
    input: { kind, format, choice },
    facts: { download: null },
  })
  if (done?.download) yield* put(downloadReady(done.download))
}

/** Exports a report until it is complete or the user stops it; a partial download is discarded [IN-02]. */
export function* exportInforme({ payload }: ReturnType<typeof exportRequested>): Saga {
  const { kind } = payload
  const isStop = (action: Action) => exportStopped.match(action) && action.payload.kind === kind
  const stop = yield* endedBy(isStop, () => exporting(payload))
  if (stop) yield* put(sequenceFinished({ key: exportKey(kind) }))
}
