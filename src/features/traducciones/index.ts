import type { Door } from '@/store/feature'

const pages = () => import(/* webpackChunkName: "traducciones" */ '@/features/traducciones/pages')
const work = [async () => (await pages()).traduccionesSaga]

export const traduccionesDoor: Door = {
  '/traducciones': { load: async () => (await pages()).Idiomas, work },
  '/traducciones/importar': { load: async () => (await pages()).Importar, work },
  '/traducciones/:idioma/importar': { load: async () => (await pages()).Importar, work },
  '/traducciones/:idioma': { load: async () => (await pages()).Mesa, work },
}
