import type { Feature } from '@/store/feature'

export const cuentaDoor: Feature = {
  screens: {
    '/account/perfil': {
      load: async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/Perfil')).Perfil,
    },
    '/account/usuarios': {
      load: async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/Usuarios')).Usuarios,
    },
  },
}
