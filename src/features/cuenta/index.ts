import type { Feature } from '@/store/feature'

export const cuentaDoor: Feature = {
  screens: {
    '/account/perfil': async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/Perfil')).Perfil,
    '/account/usuarios': async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/Usuarios')).Usuarios,
  },
}
