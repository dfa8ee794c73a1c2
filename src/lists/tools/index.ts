export { createFiltering } from '@/domain/list/filters'
export { ListLine } from '@/lists/tools/ListLine'
export { ListMore } from '@/lists/tools/ListMore'
