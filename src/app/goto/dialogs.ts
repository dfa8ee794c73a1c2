export { GoTo } from '@/app/goto/GoTo'
export { recordSearches as kinds } from '@/app/goto/recordSearches'
export { ShortcutsDialog } from '@/app/shortcuts/ShortcutsDialog'
