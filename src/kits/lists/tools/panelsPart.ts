import { lazyPart } from '@/ui/lazyPart'

/**
 * Panels (60 KiB with React Aria's list boxes and dialogs), loaded on demand: values of a filter, filters on phones, columns, and the name
 * of a view.
 */
export const panelsPart = lazyPart(() => import('@/kits/lists/tools/panels'))
