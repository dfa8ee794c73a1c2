import { lazyPart } from '@/ui/lazyPart'

/** "Ir a…" and the list of the keys (17 KiB), loaded on demand. */
export const goToPart = lazyPart(() => import('@/app/goto/dialogs'))
