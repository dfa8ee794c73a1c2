import { connect } from '@/api/http/http'
import type { Configuration } from '@/shared/configuration'
import { dropKeptLists } from '@/store/catalogues/keptLists'
import { sessionToken } from '@/store/memory/sessionToken'

const reload = () => window.location.reload()

/** Ties the calls to the configuration and to the session. */
export const plugSession = ({ apiBaseUrl, requestTimeoutMs, idempotencyKeys, extensions }: Configuration): void => {
  connect({
    baseUrl: apiBaseUrl,
    timeoutMs: requestTimeoutMs,
    idempotencyKeys,
    extensions,
    token: sessionToken.get,
    expired: token => {
      // A late answer to somebody who has signed out since says nothing of the next person's session.
      if (![token, null].includes(sessionToken.get())) return
      void dropKeptLists()
      // A session that the user has ended has not expired.
      if (sessionToken.get() !== null) sessionToken.expire()
      // The page is loaded again without its session, unless it is the login already [SE-08].
      if (window.location.pathname !== '/login') reload()
    },
  })
  // What one person has on a page must not mix with the next one's calls. What is typed stays in a draft; a form that has none asks before it is left.
  sessionToken.onChangedElsewhere(reload)
}
