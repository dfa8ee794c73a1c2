import { passwordLinksApi } from '@/api/passwordLinks'
import { LINK_KEY, type linkRequested } from '@/features/session/password/events'
import { linkAsked } from '@/features/session/slice'
import { call, put, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const linkSteps: readonly Step<{ email: string }, object>[] = [
  {
    name: 'Pedir el enlace',
    *run({ input }) {
      yield* call(passwordLinksApi.askForLink, input.email)
    },
    fallback: 'Se ha producido un error al pedir el enlace',
  },
]

/** Requests a link by e-mail. Response and page are the same for unknown addresses [AU-06]. */
export function* askForLink({ payload }: ReturnType<typeof linkRequested>): Saga {
  const done = yield* runAfresh({ key: LINK_KEY, steps: linkSteps, input: payload, facts: {} })
  if (done) yield* put(linkAsked(payload.email))
}
