export { GoTo } from '@/app/goto/GoTo'
export { recordSearches } from '@/app/goto/recordSearches'
export { ShortcutsDialog } from '@/app/shortcuts/ShortcutsDialog'
