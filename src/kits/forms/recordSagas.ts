import { sinceSaga } from '@/kits/drafts/since/saga'
import { newsSaga } from '@/kits/forms/news/saga'
import { savesSaga } from '@/kits/history/saves/saga'

/** Sagas of every record form: saves behind conflicts, drafts whose record has changed, and changes of others. */
export const recordSagas = [savesSaga, sinceSaga, newsSaga]
