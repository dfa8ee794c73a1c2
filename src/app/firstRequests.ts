import { loadCode } from '@/app/view'
import { sessionToken } from '@/store/memory/sessionToken'

// First import of the entry: the chunks of the address are requested before the entry's other modules run, which takes some 50 ms.
// Errors are ignored: the opened view requests the code again and reports a failure.
loadCode(sessionToken.get() !== null).catch(() => undefined)
