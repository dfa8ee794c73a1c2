import { lazyPart } from '@/ui/lazyPart'

/** Comparison of a finished product with its generic one, 7 KiB: few forms need it. */
export const comparisonPart = lazyPart(() => import('@/features/productos/edit/comparison/Comparison'))
