import type { Transfer } from '@/api/http/transfer'

/** What is read of an answer, however it came. */
export type Answer = Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> }

interface Form {
  headers: Record<string, string>
  body: FormData
  timeoutMs: number
}

/** Posts a form as `fetch` does, and tells how much of it has gone, which `fetch` cannot. */
export const sendForm = (address: string, { headers, body, timeoutMs }: Form, { passed, signal }: Transfer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.timeout = timeoutMs
    request.upload.onprogress = ({ loaded, total }) => passed(loaded, total)
    request.onload = () => {
      const { status } = request
      const answered = { get: (name: string) => request.getResponseHeader(name) }
      resolve({ ok: status >= 200 && status < 300, status, headers: answered, text: async () => request.responseText })
    }
    request.onerror = request.ontimeout = request.onabort = ({ type }) => reject(new Error(type))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
