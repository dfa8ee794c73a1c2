import { http } from '@/api/http/http'
import { memberText } from '@/api/http/memberText'
import type { Usuario } from '@/shared/user'

export const authApi = {
  /** Resolves to the session token [SE-04]. */
  login: async (email: string, password: string): Promise<string> =>
    memberText(await http.post('/api/auth/login/', { email, password }, { anonymous: true }), 'key'),
  logout: () => http.post('/api/auth/logout/'),
  /** @throws ApiError also for a user without an e-mail, by which drafts are stored [DR-07] */
  user: async (): Promise<Usuario> => {
    const user = await http.get<Usuario>('/api/auth/user/')
    memberText(user, 'email')
    return user
  },
  changePassword: (first: string, second: string) =>
    http.post('/api/auth/password/change/', { new_password1: first, new_password2: second }),
}
