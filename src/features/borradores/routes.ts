import type { Route } from '@/store/route'

export const borradoresRoutes: readonly Route[] = [{ path: '/borradores', chunk: () => import('@/features/borradores/listChunk') }]
