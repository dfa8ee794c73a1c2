import type { Door } from '@/store/feature'

export const cuentaDoor: Door = {
  '/account/perfil': { chunk: () => import(/* webpackChunkName: "cuenta" */ '@/features/cuenta/perfilChunk') },
  '/account/usuarios': { chunk: () => import(/* webpackChunkName: "usuarios" */ '@/features/cuenta/usuarios/listChunk') },
}
