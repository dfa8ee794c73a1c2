import { connect } from '@/api/http/http'
import type { Configuration } from '@/shared/configuration'
import { dropKeptLists } from '@/store/catalogues/keptLists'
import { sessionToken } from '@/store/memory/sessionToken'

const reloadPage = () => window.location.reload()

/** Connects the API calls with the configuration and the session, and deletes the stored lists of a session that has ended [SY-07]. */
export const connectApi = (
  { apiBaseUrl, requestTimeoutMs, idempotencyKeys, extensions }: Configuration,
  reload: () => void = reloadPage,
): void => {
  if (sessionToken.get() === null) void dropKeptLists()
  connect({
    baseUrl: apiBaseUrl,
    timeoutMs: requestTimeoutMs,
    idempotencyKeys,
    extensions,
    token: sessionToken.get,
    expired: token => {
      // A late 401 to a call of an earlier session says nothing about the current session.
      if (![token, null].includes(sessionToken.get())) return
      // A session ended by the user has not expired.
      if (sessionToken.get() !== null) sessionToken.expire()
      void dropKeptLists()
      // Reloads the page without its session, except the login [SE-08].
      if (window.location.pathname !== '/login') reload()
    },
  })
  // Reloads when another tab changes the session: the page of one user must not send calls of the next one. Typed values stay in a draft; a
  // form without one asks first.
  sessionToken.onChangedElsewhere(reload)
}
