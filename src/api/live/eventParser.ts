/** Event of a `text/event-stream`. */
export interface ServerEvent {
  /** Name of the event; 'message' when the stream gives none. */
  event: string
  /** Lines joined by line feeds. */
  data: string
}

/** Limit of characters of an event: a stream without line ends must not fill the memory. */
export const MAX_EVENT_LENGTH = 1_000_000

const LINE_END = /\r\n|[\r\n]/

/**
 * Incremental parser of `text/event-stream`: all three line endings are accepted, and chunks may be cut anywhere. Comments, `id`, `retry`
 * and unknown fields are ignored.
 * @param onEvent called for each event that has data
 * @returns function that takes the next chunk
 * @throws RangeError for an event longer than `MAX_EVENT_LENGTH`
 */
export const createEventParser = (onEvent: (event: ServerEvent) => void): ((text: string) => void) => {
  let line = ''
  let event = ''
  let data: string[] = []
  let length = 0
  let endedInReturn = false

  const endEvent = () => {
    const whole = { event: event || 'message', data: data.join('\n') }
    const hasData = data.length > 0
    event = ''
    data = []
    length = 0
    if (hasData) onEvent(whole)
  }
  const endLine = () => {
    const [, field = '', value = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? []
    if (line === '') endEvent()
    else if (field === 'event') event = value
    else if (field === 'data') {
      data.push(value)
      length += value.length
    }
    line = ''
  }
  return text => {
    if (text === '') return
    // Line feed of a CR LF pair that was cut in two: it ends no further line.
    const [first = '', ...others] = (endedInReturn && text.startsWith('\n') ? text.slice(1) : text).split(LINE_END)
    endedInReturn = text.endsWith('\r')
    line += first
    for (const next of others) {
      endLine()
      line = next
    }
    if (length + line.length > MAX_EVENT_LENGTH) throw new RangeError('event too long')
  }
}
