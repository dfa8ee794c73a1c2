import { http } from '@/api/http/http'

const ROOT = '/api/auth/password/reset/'

/** Passwords that are chosen by a link, without a session. */
export const passwordLinksApi = {
  /** Has a link mailed, and tells nobody whether there is such a user [AU-06]. */
  askForLink: async (email: string): Promise<void> => {
    await http.act(ROOT, { email }, { anonymous: true })
  },
  /** Resolves to the email of whom the link is for; a dead one is 400. */
  check: async (codigo: string): Promise<string> => {
    const { email } = await http.post<{ email: string }>(`${ROOT}check/`, { codigo }, { anonymous: true })
    return email
  },
  /** Resolves to the token of a new session [AU-02]. */
  confirm: async (codigo: string, first: string, second: string): Promise<string> => {
    const body = { codigo, new_password1: first, new_password2: second }
    const { key } = await http.post<{ key: string }>(`${ROOT}confirm/`, body, { anonymous: true })
    return key
  },
}
