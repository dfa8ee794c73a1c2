export { BulkProgress } from '@/kits/lists/selection/BulkProgress'
export { BulkQuestion } from '@/kits/lists/selection/BulkQuestion'
