import type { Door, Screen } from '@/store/feature'

const importar: Screen = { chunk: () => import(/* webpackChunkName: "traducciones" */ '@/features/traducciones/importar/importChunk') }

export const traduccionesDoor: Door = {
  '/traducciones': { chunk: () => import(/* webpackChunkName: "traducciones" */ '@/features/traducciones/languages/listChunk') },
  '/traducciones/importar': importar,
  '/traducciones/:idioma/importar': importar,
  '/traducciones/:idioma': {
    chunk: () => import(/* webpackChunkName: "traducciones" */ '@/features/traducciones/workbench/workbenchChunk'),
  },
}
