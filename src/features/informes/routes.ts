import type { SectionOf } from '@/features/informes/review/sectionOfColumn'
import type { Route } from '@/store/route'

/** Links of a review lead into a form that another feature has: the application says how to download what knows it. */
export const informesRoutes = (loadSectionOf: () => Promise<SectionOf>): readonly Route[] => [
  {
    path: '/informe/ver',
    chunk: async () => {
      const [{ chunkWith }, sectionOf] = await Promise.all([import('@/features/informes/chunk'), loadSectionOf()])
      return chunkWith(sectionOf)
    },
    needs: ['paises'],
  },
]
