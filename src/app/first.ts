import { beginCalls } from '@/api/http/begun'
import { CALLS_ID } from '@/domain/constants'
import { TOKEN_KEY } from '@/store/memory/tokenKey'

// Runs by itself while the application is fetched: what the page at this address asks for first is on its way before there is any of it.
const calls = document.getElementById(CALLS_ID)?.textContent
try {
  const token = localStorage.getItem(TOKEN_KEY)
  if (token !== null && calls != null) beginCalls(JSON.parse(calls) as Parameters<typeof beginCalls>[0], token)
} catch {
  // A browser that keeps nothing for us: the application asks for the sign-in.
}
