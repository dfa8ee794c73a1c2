import type { Route } from '@/store/route'

export const cuentaRoutes: readonly Route[] = [
  { path: '/account/perfil', chunk: () => import('@/features/cuenta/perfilChunk') },
  { path: '/account/usuarios', chunk: () => import('@/features/cuenta/usuarios/listChunk') },
]
