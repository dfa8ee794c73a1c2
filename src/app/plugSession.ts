import { connect } from '@/api/http'
import type { Configuration } from '@/domain/configuration'
import { sessionToken } from '@/store/memory/sessionToken'

/** Ties the calls to the configuration and to the session. */
export const plugSession = ({ apiBaseUrl, requestTimeoutMs, idempotencyKeys }: Configuration): void =>
  connect({
    baseUrl: apiBaseUrl,
    timeoutMs: requestTimeoutMs,
    idempotencyKeys,
    token: sessionToken.get,
    expired: token => {
      // A late answer to somebody who has signed out since says nothing of the next person's session.
      if (token !== sessionToken.get()) return
      sessionToken.clear()
      if (window.location.pathname !== '/login') window.location.reload() // [SE-08]
    },
  })
