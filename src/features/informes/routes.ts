import type { Route } from '@/store/route'

export const informesRoutes: readonly Route[] = [
  { path: '/informe/ver', chunk: () => import('@/features/informes/chunk'), needs: ['paises'] },
]
