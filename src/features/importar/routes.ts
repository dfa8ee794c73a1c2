import { hasComposition, importable } from '@/features/importar/model/resources'
import { importPath } from '@/features/importar/places'
import type { Route } from '@/store/route'

const chunk = () => import('@/features/importar/importChunk')

export const importarRoutes: readonly Route[] = [
  // Lists for component columns, and for the crops of new stages; a review reads current data by itself.
  ...importable.filter(hasComposition).map(recurso => ({ path: importPath(recurso), chunk, needs: ['componentes', 'cultivos'] as const })),
  { path: '/importar/:recurso', chunk },
]
