import { lazyPart } from '@/ui/lazyPart'

/** "Ir a…" and the list of the keys, 17 KiB: opened over a page that stands. */
export const goToPart = lazyPart(() => import('@/app/goto/dialogs'))
