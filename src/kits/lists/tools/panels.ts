export { ColumnsPanel } from '@/kits/lists/tools/ColumnsPanel'
export { FilterSheet } from '@/kits/lists/tools/FilterSheet'
export { FilterValues } from '@/kits/lists/tools/FilterValues'
export { ViewNameDialog } from '@/kits/lists/tools/ViewNameDialog'
