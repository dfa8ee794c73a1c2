/** Every path of the contract that the application calls; nowhere else is one written. */
export const endpoints = {
  login: '/api/auth/login/',
  logout: '/api/auth/logout/',
  user: '/api/auth/user/',
  passwordChange: '/api/auth/password/change/',
  magnitudes: '/api/magnitudes/',
} as const
