import type { SectionOf } from '@/features/informes/review/sectionOfColumn'
import type { Route } from '@/store/route'

/** Routes of the reports. The application loads `sectionOf`, because the form that a review links to belongs to another feature. */
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
