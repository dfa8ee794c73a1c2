export { SolucionesList as Screen } from '@/features/soluciones/SolucionesList'
