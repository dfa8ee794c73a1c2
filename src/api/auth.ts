import { http } from '@/api/http/http'
import type { Usuario } from '@/shared/user'

export const authApi = {
  /** Resolves to the session token [SE-04]. */
  login: async (email: string, password: string): Promise<string> => {
    const { key } = await http.post<{ key: string }>('/api/auth/login/', { email, password }, { anonymous: true })
    return key
  },
  logout: () => http.post('/api/auth/logout/'),
  user: () => http.get<Usuario>('/api/auth/user/'),
  changePassword: (first: string, second: string) =>
    http.post('/api/auth/password/change/', { new_password1: first, new_password2: second }),
}
