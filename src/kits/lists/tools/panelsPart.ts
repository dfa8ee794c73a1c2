import { lazyPart } from '@/ui/lazyPart'

/** Values of a filter, filters of a phone, columns, and the name of a view: 60 KiB with React Aria's list boxes and dialogs. */
export const panelsPart = lazyPart(() => import('@/kits/lists/tools/panels'))
