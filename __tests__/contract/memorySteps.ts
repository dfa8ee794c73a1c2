import fc from 'fast-check'
import { changeOf, formWith, made } from '@test/support/memoryRecords'
import { references, shapes, type List } from '@test/support/memoryShapes'
import type { Body, Player } from '@test/support/twoServers'

export const steps = fc.array(
  fc.record({
    what: fc.constantFrom('create', 'create', 'update', 'remove', 'upload', 'take', 'list', 'uses'),
    list: fc.constantFrom(...made),
    which: fc.nat(2),
    other: fc.nat(2),
    whole: fc.boolean(),
    guard: fc.constantFrom('none', 'current', 'first'),
    key: fc.option(fc.nat(1), { nil: undefined }),
  }),
  { minLength: 10, maxLength: 25 },
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

/** References of a body, each to an existing record: the memory server does not check references. */
const refer = async ({ own, send }: Player, list: List, at: number): Promise<Body> => {
  const body: Body = {}
  for (const [name, blank] of Object.entries(shapes[list].fields)) {
    const target = references[name]
    const id = target && own(target)[at]
    const found = target && id !== undefined && (await send('GET', target, `${id}/`)).status === 200 ? id : undefined
    if (target) body[name] = Array.isArray(blank) ? [found ?? []].flat() : (found ?? null)
  }
  return body
}

/** Sends one call to a record, existing or deleted, after the reads that the call needs. */
export const playStep = async (
  player: Player,
  code: (text: string) => string,
  { what, list, which, other, whole, guard, key }: Step,
  pictures: Buffer[],
) => {
  const { own, send, firstTag } = player
  const coded = 'codigo' in shapes[list].fields ? { codigo: code(`C${other}`) } : {}
  const body = async () => ({ ...(await refer(player, list, other)), ...(whole ? { ...changeOf(list), ...coded } : coded) })
  const once: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': code(`key ${key}`) }
  if (what === 'list') return send('GET', list, '')
  if (what === 'create') return send('POST', list, '', { json: await body(), headers: once })
  const at = `${own(list)[which] ?? 999_999}/`
  if (what === 'uses') return send('GET', list, `${at}usos/`)
  const tag = guard === 'first' ? firstTag(list, at) : (await send('GET', list, at)).tag
  const ifMatch: Record<string, string> = guard === 'none' || tag === '' ? {} : { 'If-Match': tag }
  if (what === 'update') return send('PUT', list, at, { json: await body(), headers: ifMatch })
  if (what === 'remove') return send('DELETE', list, at, { headers: ifMatch })
  const [image = 'imagen'] = shapes[list].images ?? []
  if (what === 'take') return send('DELETE', list, `${at}delete_${image}/`, { headers: ifMatch })
  const form = formWith(pictures[other % 2] ?? Buffer.of(), `${other % 2}.png`, image)
  return send('POST', list, `${at}upload_${image}/`, { form, headers: { ...ifMatch, ...once } })
}
