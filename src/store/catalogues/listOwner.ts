import { baseUrlNow } from '@/api/http/http'
import { VERSION_LABEL } from '@/shared/constants'
import { sessionToken } from '@/store/memory/sessionToken'

const ownerOf = (mark: string): string => `${baseUrlNow()} ${VERSION_LABEL} ${mark}`

/** Session, API and version of the application that own a kept list; another owner never sees it [SY-07]. */
export const listOwner = {
  /** Owner of this session's kept lists; null, without opening the storage, if the session has kept none. */
  get(): string | null {
    const mark = sessionToken.mark()
    return mark === null ? null : ownerOf(mark)
  },
  /** Owner of this session's lists, created on first use; null without a session. */
  getOrMake: (): string | null => (sessionToken.get() === null ? null : ownerOf(sessionToken.mark() ?? sessionToken.makeMark())),
}
