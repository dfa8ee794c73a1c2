/** One file for all: each more would be one more name in the list that every page brings. */
export { Idiomas } from '@/features/traducciones/languages/Idiomas'
export { Importar } from '@/features/traducciones/importar/Importar'
export { Mesa } from '@/features/traducciones/workbench/Mesa'
export { traduccionesSaga } from '@/features/traducciones/saga'
