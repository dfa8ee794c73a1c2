export { historialSaga } from '@/kits/history/saga'
export { HistorialPanel } from '@/kits/history/views/HistorialPanel'
