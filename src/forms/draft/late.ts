export { Since } from '@/forms/draft/Since'
export { sinceSaga } from '@/store/drafts/since/saga'
