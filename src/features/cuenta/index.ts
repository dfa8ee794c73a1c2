import { othersPart } from '@/features/cuenta/sesiones/othersPart'
import { dialogs } from '@/features/cuenta/usuarios/dialogs'
import type { Door } from '@/store/feature'

export const cuentaDoor: Door = {
  '/account/perfil': {
    load: async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/Perfil')).Perfil,
    work: [
      async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/changePassword')).passwordSaga,
      async () => (await import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/sesiones/saga')).sesionesSaga,
    ],
    later: othersPart.load,
  },
  '/account/usuarios': {
    load: async () => (await import(/* webpackChunkName: "usuarios" */ '@/features/cuenta/Usuarios')).Usuarios,
    work: [async () => (await import(/* webpackChunkName: "usuarios" */ '@/features/cuenta/usuarios/saga')).usuariosSaga],
    later: dialogs.load,
  },
}
