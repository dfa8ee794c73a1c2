import 'fake-indexeddb/auto'
import { deserialize, serialize } from 'node:v8'

// fake-indexeddb clones stored values with `structuredClone`, which jsdom lacks. This replacement turns files into empty objects.
if (!('structuredClone' in globalThis))
  Object.assign(globalThis, { structuredClone: (value: unknown): unknown => deserialize(serialize(value)) })
