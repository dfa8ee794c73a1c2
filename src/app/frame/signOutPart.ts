import { lazyPart } from '@/ui/lazyPart'

/** Question about unsaved work on sign-out, loaded on demand (4 KiB beside the dialogs' package): shown only when there is some [DR-07]. */
export const signOutPart = lazyPart(() => import('@/app/frame/SignOutDialog'))
