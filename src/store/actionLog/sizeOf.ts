/** Number of members of an array or object that are measured and extrapolated: a list of ten thousand records must not cost a frame. */
const SAMPLE = 40

const sampled = <Member>(members: readonly Member[], size: (member: Member) => number): number => {
  const step = Math.max(1, Math.floor(members.length / SAMPLE))
  let sum = 0
  let seen = 0
  for (let index = 0; index < members.length; index += step) {
    const member = members[index]
    if (member !== undefined) sum += size(member)
    seen += 1
  }
  return seen === 0 ? 0 : Math.round((sum / seen) * members.length)
}

/** Approximate number of characters of a value's JSON, without serialising it. */
export const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return String(value).length
  if (Array.isArray(value)) return 2 + sampled<unknown>(value, member => sizeOf(member) + 1)
  return 2 + sampled(Object.entries(value), ([key, member]) => key.length + 4 + sizeOf(member))
}
