import { sinceSaga } from '@/kits/drafts/since/saga'
import { newsSaga } from '@/kits/forms/news/saga'
import { savesSaga } from '@/kits/history/saves/saga'

/** Sagas of every form of a record: its conflicts, drafts whose record has changed, and what others save meanwhile. */
export const recordSagas = [savesSaga, sinceSaga, newsSaga]
