import type { RootState } from '@/app/rootReducer'
import { selectLosesTexts } from '@/features/traducciones/slice'
import { selectDraftCount } from '@/kits/drafts/slice'
import { lazyPart } from '@/ui/lazyPart'

/** Question about unsaved work on sign-out, loaded on demand (4 KiB beside the dialogs' package): shown only when there is some [DR-07]. */
export const signOutPart = lazyPart(() => import('@/app/frame/SignOutDialog'))

/** True if there is unsaved work to ask about. */
export const selectAsksOnSignOut = (root: RootState): boolean => selectDraftCount(root) > 0 || selectLosesTexts(root)
