import { signIn } from '@/features/session/signIn'
import { signOut } from '@/features/session/signOut'
import { loginRequested, logoutRequested } from '@/features/session/slice'
import { secretVault } from '@/store/vault'
import { watch } from '@/store/watch'

export const sessionSaga = watch({
  first: [
    [loginRequested, signIn, undefined, ({ payload }) => secretVault.drop(payload.password)],
    [logoutRequested, signOut],
  ],
})
