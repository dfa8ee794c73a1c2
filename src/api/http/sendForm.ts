import type { Transfer } from '@/api/http/transfer'

/** Common part of `fetch` and XMLHttpRequest responses. */
export type Answer = Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> }

interface Form {
  headers: Record<string, string>
  body: FormData
  timeoutMs: number
}

/** Posts a form like `fetch`, with upload progress, which `fetch` does not have. */
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
