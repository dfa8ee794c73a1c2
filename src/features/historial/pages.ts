/** One file for both: each more would be one more name in the list that every page brings. */
export { Actividad } from '@/features/historial/actividad/Actividad'
export { Papelera } from '@/features/historial/papelera/Papelera'
export { historialSaga } from '@/features/historial/saga'
