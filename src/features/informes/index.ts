import type { SectionOf } from '@/features/informes/review/sectionOfColumn'
import { paises } from '@/store/catalogues'
import type { Door } from '@/store/feature'

/** Links of a review lead into a form that another feature has: the application says how to fetch what knows it. */
export const informesDoor = (loadSectionOf: () => Promise<SectionOf>): Door => ({
  '/informe/ver': {
    load: async () => {
      const [{ informesWith }, sectionOf] = await Promise.all([
        import(/* webpackChunkName: "informes" */ '@/features/informes/Informes'),
        loadSectionOf(),
      ])
      return informesWith(sectionOf)
    },
    work: [async () => (await import(/* webpackChunkName: "informes" */ '@/features/informes/saga')).informesSaga],
    lists: [paises],
  },
})
