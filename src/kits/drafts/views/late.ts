export { Since } from '@/kits/drafts/views/Since'
export { sinceSaga } from '@/kits/drafts/since/saga'
