import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'

// The router needs them and jsdom has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder })
// jsdom lays nothing out, so it has nowhere to scroll.
Element.prototype.scrollIntoView = () => undefined
