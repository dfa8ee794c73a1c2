export { BulkProgress } from '@/lists/selection/BulkProgress'
export { BulkQuestion } from '@/lists/selection/BulkQuestion'
export { usosSaga } from '@/store/usos/saga'
