import { request, type IncomingMessage } from 'node:http'
import { until } from '@test/support/until'

interface StreamEvent {
  event: string
  data: unknown
}

/** Event of one block of the stream; undefined for a comment. */
const parse = (block: string): StreamEvent | undefined => {
  const lines = new Map(
    block.split('\n').map((line): [string, string] => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    }),
  )
  const event = lines.get('event')
  return event === undefined ? undefined : { event, data: JSON.parse(lines.get('data') ?? 'null') }
}

/** Opens `/api/eventos/` and reads it until it ends. Rejects with the status as message unless the status is 200. */
export const openStream = (address: string, token: string) =>
  new Promise<EventStream>((fulfil, reject) => {
    const asked = request(`${address}/api/eventos/`, { agent: false, headers: { authorization: `Token ${token}` } }, response => {
      if (response.statusCode !== 200) {
        reject(new Error(String(response.statusCode)))
        response.resume()
        return
      }
      fulfil(readStream(response))
    })
    asked.on('error', reject)
    asked.end()
  })

const readStream = (response: IncomingMessage) => {
  const events: StreamEvent[] = []
  let comments = 0
  let isOver = false
  let rest = ''
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parse(block)
      if (event) events.push(event)
      else comments += 1
    }
  })
  response.on('error', () => undefined)
  response.on('close', () => {
    isOver = true
  })
  return {
    headers: response.headers,
    events,
    comments: () => comments,
    isOver: () => isOver,
    /** Stops reading, with the connection open. */
    stall: () => response.pause(),
    resume: () => response.resume(),
    close: () => response.destroy(),
    /** Data of the events of this name, as soon as there are `count`. */
    first: async (event: string, count = 1) => {
      const found = () => events.filter(each => each.event === event)
      await until(() => found().length >= count)
      return found().map(({ data }) => data)
    },
  }
}

export type EventStream = ReturnType<typeof readStream>
