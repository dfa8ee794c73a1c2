import { lazyPart } from '@/ui/lazyPart'

/** List of missing texts, 25 KiB with the package of its panel: downloaded when a pointer or the focus comes near its button. */
export const missingPart = lazyPart(() => import('@/features/productos/sheets/MissingList'))
