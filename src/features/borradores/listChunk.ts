export { Borradores as Screen } from '@/features/borradores/Borradores'
