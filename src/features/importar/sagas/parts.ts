import { loadOtherLocales } from '@/shared/locales/loadOtherLocales'
import { lazyPart } from '@/ui/lazyPart'

/** Client of the worker that reads files and reviews rows; needed once a file is chosen. */
export const workerPart = lazyPart(() => import('@/features/importar/worker/client'))

/** Writer of XLSX files, 10 KiB: few imports need a download. */
export const writerPart = lazyPart(() => import('@/kits/spreadsheet/toXlsx'))

export const templatePart = lazyPart(() => import('@/features/importar/model/template'))

/** Languages that titles can name. */
export const localesPart = lazyPart(loadOtherLocales)
