import { http } from '@/api/http/http'
import { memberText } from '@/api/http/memberText'

const ROOT = '/api/auth/password/reset/'

/** Setting a password by a link, without a session. */
export const passwordLinksApi = {
  /** Requests a link by e-mail. The response is the same for unknown addresses [AU-06]. */
  askForLink: async (email: string): Promise<void> => {
    await http.post(ROOT, { email }, { anonymous: true })
  },
  /** Resolves to the e-mail of the link's user; an expired or unknown link is a 400. */
  check: async (codigo: string): Promise<string> => memberText(await http.post(`${ROOT}check/`, { codigo }, { anonymous: true }), 'email'),
  /** Resolves to the token of a new session [AU-02]. */
  confirm: async (codigo: string, first: string, second: string): Promise<string> => {
    const body = { codigo, new_password1: first, new_password2: second }
    return memberText(await http.post(`${ROOT}confirm/`, body, { anonymous: true }), 'key')
  },
}
