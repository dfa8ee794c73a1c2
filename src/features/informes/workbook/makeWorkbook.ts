import type { Piece } from '@/api/http/textOf'
import type { Transfer } from '@/api/http/transfer'
import type { ReportKind } from '@/features/informes/report'
import { lazyPart } from '@/ui/lazyPart'

/** Reader of CSV and writer of workbooks, 20 KiB: the page loads them only without workers. */
const writerPart = lazyPart(() => import('@/features/informes/workbook/workbookOf'))

const inWorker = (csv: readonly Piece[], kind: ReportKind, signal: AbortSignal): Promise<Piece> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url))
    signal.addEventListener('abort', () => worker.terminate())
    worker.addEventListener('message', ({ data }: MessageEvent<Piece>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage([csv, kind])
  })

/** Workbook of a report in CSV. A worker makes it, which the signal ends: thousands of products take seconds [CM-03]. */
export const makeWorkbook = async (csv: readonly Piece[], kind: ReportKind, { signal }: Transfer): Promise<Piece> =>
  typeof Worker === 'undefined' ? (await writerPart.load()).workbookOf(csv, kind) : inWorker(csv, kind, signal)
