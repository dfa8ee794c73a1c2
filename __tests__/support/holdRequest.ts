import { request } from 'node:http'

/** Begins a request, whose rest the server waits for. */
export const holdRequest = async (address: string) => {
  const body = JSON.stringify({ email: 'nadie@example.com', password: 'nada' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue', connection: 'keep-alive' }
  const slow = request(`${address}/api/auth/login/`, { method: 'POST', headers })
  const answered = new Promise<number | undefined>(fulfil => {
    slow.once('error', () => fulfil(undefined)).once('response', response => fulfil(response.resume().statusCode))
  })
  await new Promise(fulfil => {
    slow.once('continue', fulfil).flushHeaders()
  })
  return {
    /** Status of the response; undefined if the connection was cut. */
    answered,
    finish: () => {
      slow.end(body)
      return answered
    },
  }
}
