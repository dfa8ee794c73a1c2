import { passwordLinksApi } from '@/api/passwordLinks'
import { CHECK_KEY, type checkRequested } from '@/features/session/password/events'
import { isDead } from '@/features/session/password/isDead'
import { codeKnown, selectIsSignedIn, signedOut } from '@/features/session/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { secretVault, type Ticket } from '@/store/vault'

/** Result of the check: `email` is null when the code is used or expired. */
interface Facts {
  email: string | null
}

const checkSteps: readonly Step<{ codigo: Ticket }, Facts>[] = [
  {
    name: 'Comprobar el enlace',
    *run({ input }) {
      try {
        return { email: yield* call(passwordLinksApi.check, secretVault.open(input.codigo)) }
      } catch (error) {
        if (isDead(error)) return { email: null }
        throw error
      }
    },
    fallback: 'No se ha podido comprobar el enlace',
  },
]

/** Checks a code before the user types a password; a dead code is discarded [AU-02]. */
export function* checkCode({ payload }: ReturnType<typeof checkRequested>): Saga {
  const { codigo } = payload
  yield* put(codeKnown({ codigo, is: 'checked', email: '' }))
  const done = yield* runAfresh({ key: CHECK_KEY, steps: checkSteps, input: payload, facts: { email: null } })
  if (!done) yield* put(codeKnown({ codigo, is: 'unanswered', email: '' }))
  else if (done.email === null) {
    secretVault.drop(codigo)
    yield* put(codeKnown({ codigo, is: 'dead', email: '' }))
  } else {
    yield* put(codeKnown({ codigo, is: 'valid', email: done.email }))
    // Signs out another user of this browser, whose data must not stay on the page. This ends this saga too.
    if (yield* select(selectIsSignedIn)) yield* put(signedOut())
  }
}
