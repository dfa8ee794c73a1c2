import type { Route } from '@/store/route'

const importing = (path: string): Route => ({ path, chunk: () => import('@/features/traducciones/importar/importChunk'), extension: true })

export const traduccionesRoutes: readonly Route[] = [
  {
    path: '/traducciones',
    chunk: () => import('@/features/traducciones/languages/listChunk'),
    links: ['/traducciones/:idioma'],
    extension: true,
  },
  importing('/traducciones/importar'),
  importing('/traducciones/:idioma/importar'),
  {
    path: '/traducciones/:idioma',
    chunk: () => import('@/features/traducciones/workbench/workbenchChunk'),
    // Families and countries are needed for the filters.
    needs: ['familias', 'paises'],
    links: ['/traducciones/:idioma/importar'],
    extension: true,
  },
]
