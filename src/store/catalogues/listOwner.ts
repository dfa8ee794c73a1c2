import { baseUrlNow } from '@/api/http/http'
import { VERSION_LABEL } from '@/shared/constants'
import { sessionToken } from '@/store/memory/sessionToken'

const ownerOf = (mark: string): string => `${baseUrlNow()} ${VERSION_LABEL} ${mark}`

/** Session, API and version of the application that a kept list belongs to: nothing of it is shown to another [SY-07]. */
export const listOwner = {
  /** Null where nothing was kept in this session: known without a wait. */
  get(): string | null {
    const mark = sessionToken.mark()
    return mark === null ? null : ownerOf(mark)
  },
  /** Null without a session. */
  getOrMake: (): string | null => (sessionToken.get() === null ? null : ownerOf(sessionToken.mark() ?? sessionToken.makeMark())),
}
