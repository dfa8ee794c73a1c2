import type { Door, Screen } from '@/store/feature'

const pages = () => import(/* webpackChunkName: "traducciones" */ '@/features/traducciones/pages')
const work = [async () => (await pages()).traduccionesSaga]

const importar: Screen = { load: async () => (await pages()).Importar, work }

export const traduccionesDoor: Door = {
  '/traducciones': { load: async () => (await pages()).Idiomas, work },
  '/traducciones/importar': importar,
  '/traducciones/:idioma/importar': importar,
  '/traducciones/:idioma': { load: async () => (await pages()).Mesa, work },
}
