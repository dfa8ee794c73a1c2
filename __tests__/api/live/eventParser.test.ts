import * as fc from 'fast-check'
import { createEventParser, MAX_EVENT_LENGTH, type ServerEvent } from '@/api/live/eventParser'

const parse = (pieces: readonly string[]): ServerEvent[] => {
  const events: ServerEvent[] = []
  const take = createEventParser(event => events.push(event))
  pieces.forEach(take)
  return events
}

it.each<[string, string, ServerEvent[]]>([
  ['an event without a name', 'data: uno\n\n', [{ event: 'message', data: 'uno' }]],
  ['one space after the colon', 'event:cambio\ndata:  uno\n\n', [{ event: 'cambio', data: ' uno' }]],
  ['data of several lines', 'data: uno\ndata\ndata: dos\n\n', [{ event: 'message', data: 'uno\n\ndos' }]],
  ['colons in data', 'data: {"a": "b: c"}\n\n', [{ event: 'message', data: '{"a": "b: c"}' }]],
  ['a comment, an id and an unknown field', ': aquí\nid: 3\nretry: 5\nnuevo: x\ndata: uno\n\n', [{ event: 'message', data: 'uno' }]],
  ['no event without data', 'event: cambio\n\ndata: uno\n\n', [{ event: 'message', data: 'uno' }]],
  ['no event that is not over', 'event: cambio\ndata: uno\n', []],
])('reads %s [SY-09]', (_what, text, events) => expect(parse([text])).toEqual(events))

const word = fc.string({ unit: 'grapheme', maxLength: 12 }).map(text => text.replace(/[\r\n]/g, ''))
const event = fc.record({ event: word.filter(text => text !== ''), data: fc.array(word, { minLength: 1, maxLength: 3 }) })
const noise = fc.oneof(
  word.map(text => `:${text}`),
  fc.constantFrom('id: 4', 'retry', 'otro: cosa'),
)
const written = fc.record({ event, noise: fc.array(noise, { maxLength: 2 }), end: fc.constantFrom('\n', '\r\n', '\r') })

it('gives the same events wherever the bytes are cut and however lines end [SY-09]', () => {
  fc.assert(
    fc.property(fc.array(written, { maxLength: 6 }), fc.array(fc.nat(400), { maxLength: 20 }), (all, cuts) => {
      const text = all
        .map(each => [...each.noise, `event: ${each.event.event}`, ...each.event.data.map(line => `data: ${line}`), '', ''].join(each.end))
        .join('')
      const bytes = new TextEncoder().encode(text)
      const places = [0, ...cuts.filter(cut => cut < bytes.length).sort((one, other) => one - other), bytes.length]
      const decoder = new TextDecoder()
      const pieces = places.slice(1).map((place, at) => decoder.decode(bytes.subarray(places[at], place), { stream: true }))
      expect(parse(pieces)).toEqual(all.map(({ event: { event: name, data } }) => ({ event: name, data: data.join('\n') })))
    }),
  )
})

it.each([
  ['a line', (take: (text: string) => void) => take('data: '.padEnd(MAX_EVENT_LENGTH + 1, 'x'))],
  ['an event of many lines', (take: (text: string) => void) => take(`data: ${'x'.repeat(1000)}\n`.repeat(MAX_EVENT_LENGTH / 1000 + 1))],
])('holds no more of %s that does not end than its limit', (_what, feed) =>
  expect(() => feed(createEventParser(() => undefined))).toThrow(RangeError),
)
