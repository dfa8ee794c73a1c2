import { endpoints } from '@/api/http/endpoints'
import { http } from '@/api/http/http'
import type { Usuario } from '@/domain/usuario/usuario'

export const authApi = {
  /** Resolves to the session token [SE-04]. */
  login: async (email: string, password: string): Promise<string> => {
    const { key } = await http.post<{ key: string }>(endpoints.login, { email, password }, { anonymous: true })
    return key
  },
  logout: () => http.act(endpoints.logout),
  user: () => http.get<Usuario>(endpoints.user),
  changePassword: (first: string, second: string) => http.act(endpoints.passwordChange, { new_password1: first, new_password2: second }),
}
