import { lazyPart } from '@/ui/lazyPart'

/** Reader of files and review of their rows: nobody waits for them before a file is chosen. */
export const workerPart = lazyPart(() => import('@/features/importar/worker/client'))

/** Writer of XLSX files, 10 KiB: few imports take one down. */
export const writerPart = lazyPart(() => import('@/kits/lists/export/toXlsx'))

export const templatePart = lazyPart(() => import('@/features/importar/model/template'))
