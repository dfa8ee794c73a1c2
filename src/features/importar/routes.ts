import { hasComposition, importable } from '@/features/importar/model/resources'
import { importPath } from '@/features/importar/places'
import type { Route } from '@/store/route'

const chunk = () => import('@/features/importar/importChunk')

export const importarRoutes: readonly Route[] = [
  // Component columns need the list of components; a review reads current data by itself.
  ...importable.filter(hasComposition).map(recurso => ({ path: importPath(recurso), chunk, needs: ['componentes'] as const })),
  { path: '/importar/:recurso', chunk },
]
