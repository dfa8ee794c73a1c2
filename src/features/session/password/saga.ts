import { askForLink } from '@/features/session/password/askForLink'
import { checkCode } from '@/features/session/password/checkCode'
import { choosePassword } from '@/features/session/password/choosePassword'
import { checkRequested, newPasswordRequested, linkRequested } from '@/features/session/password/events'
import { secretVault } from '@/store/vault'
import { watch } from '@/store/watch'

export const passwordLinkSaga = watch({
  first: [
    [newPasswordRequested, choosePassword, undefined, ({ payload }) => secretVault.drop(payload.first, payload.second)],
    [linkRequested, askForLink],
  ],
  latest: [[checkRequested, checkCode]],
})
