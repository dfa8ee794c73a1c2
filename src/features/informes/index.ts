import type { SectionOf } from '@/features/informes/review/sectionOfColumn'
import { paises } from '@/store/catalogues'
import type { Door } from '@/store/feature'

/** Links of a review lead into a form that another feature has: the application says how to fetch what knows it. */
export const informesDoor = (loadSectionOf: () => Promise<SectionOf>): Door => ({
  '/informe/ver': {
    chunk: async () => {
      const [{ chunkWith }, sectionOf] = await Promise.all([
        import(/* webpackChunkName: "informes" */ '@/features/informes/chunk'),
        loadSectionOf(),
      ])
      return chunkWith(sectionOf)
    },
    lists: [paises],
  },
})
