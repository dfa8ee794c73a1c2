import { loadOtherLocales } from '@/shared/locales/loadOtherLocales'
import { lazyPart } from '@/ui/lazyPart'

/** Reader of files and review of their rows, which are needed once a file is chosen. */
export const workerPart = lazyPart(() => import('@/features/importar/worker/client'))

/** Writer of XLSX files, 10 KiB: few imports take one down. */
export const writerPart = lazyPart(() => import('@/kits/lists/export/toXlsx'))

export const templatePart = lazyPart(() => import('@/features/importar/model/template'))

/** Languages that titles may name. */
export const localesPart = lazyPart(loadOtherLocales)
