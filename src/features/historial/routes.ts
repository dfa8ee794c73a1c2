import type { Route } from '@/store/route'

export const historialRoutes: readonly Route[] = [
  { path: '/papelera', chunk: () => import('@/features/historial/papelera/listChunk'), needs: ['papelera'], extension: true },
  { path: '/actividad', chunk: () => import('@/features/historial/actividad/listChunk'), extension: true },
]
