export { CultivosList as Screen } from '@/features/cultivos/list/CultivosList'
