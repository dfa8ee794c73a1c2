import { baseUrlNow } from '@/api/http/http'
import { VERSION_LABEL } from '@/shared/constants'
import { sessionToken } from '@/store/memory/sessionToken'

/** Hash of the whole build, which webpack inserts; undefined in tests and benches, which have no build. */
declare const __webpack_hash__: string | undefined

/** Build of the application: equal sources have equal builds. A release keeps its version through many builds, and rows may gain members. */
const buildNow = (): string => (typeof __webpack_hash__ === 'string' ? __webpack_hash__ : VERSION_LABEL)

const ownerOf = (mark: string): string => `${baseUrlNow()} ${buildNow()} ${mark}`

/** Session, API and build of the application that own a kept list; another owner never sees it [SY-07]. */
export const listOwner = {
  /** Owner of this session's kept lists; null, without opening the storage, if the session has kept none. */
  get(): string | null {
    const mark = sessionToken.mark()
    return mark === null ? null : ownerOf(mark)
  },
  /** Owner of this session's lists, created on first use; null without a session. */
  getOrMake: (): string | null => (sessionToken.get() === null ? null : ownerOf(sessionToken.mark() ?? sessionToken.makeMark())),
}
