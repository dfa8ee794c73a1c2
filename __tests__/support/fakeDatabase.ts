import 'fake-indexeddb/auto'
import { deserialize, serialize } from 'node:v8'

// The database clones what it takes, for which jsdom has nothing; its files come out of this empty.
if (!('structuredClone' in globalThis))
  Object.assign(globalThis, { structuredClone: (value: unknown): unknown => deserialize(serialize(value)) })
