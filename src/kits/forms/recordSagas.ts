import { sinceSaga } from '@/kits/drafts/since/saga'
import { savesSaga } from '@/kits/history/saves/saga'

/** Sagas of every form of a record: its conflicts, and drafts whose record has changed. */
export const recordSagas = [savesSaga, sinceSaga]
