import { lazyPart } from '@/ui/lazyPart'

/** List of missing texts, 25 KiB with the package of its panel: preloaded when a pointer or the focus approaches its button. */
export const missingPart = lazyPart(() => import('@/features/productos/sheets/MissingList'))
