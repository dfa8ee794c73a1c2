export { GoTo } from '@/app/goto/GoTo'
export { kinds } from '@/app/goto/kinds'
export { ShortcutsDialog } from '@/app/shortcuts/ShortcutsDialog'
