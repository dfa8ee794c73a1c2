import { lazyPart } from '@/ui/lazyPart'

/** Values of a filter, filters of a phone, columns, and the name of a view: 60 KiB with React Aria's list boxes and dialogs. */
export const panelsPart = lazyPart(() => import('@/kits/lists/tools/panels'))

/** Downloads them when a pointer or the focus comes near; a use reports a download that fails. */
export const expectPanels = (): void => void panelsPart.load().catch(() => undefined)
