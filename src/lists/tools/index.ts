export { queryOf, viewIn } from '@/domain/list/address'
export { createFiltering } from '@/domain/list/filters'
export { ListLine } from '@/lists/tools/ListLine'
export { writeAddress } from '@/lists/tools/writeAddress'
