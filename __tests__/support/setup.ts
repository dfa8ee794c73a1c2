import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { TextDecoder, TextEncoder } from 'node:util'

// How long a test waits for what is to come decides nothing: only one that fails waits to the end, however slow the machine.
configure({ asyncUtilTimeout: 20_000 })

/** All that the router reads of the one that it makes for a navigation, where no route loads data. */
class NavigationRequest {
  readonly method = 'GET'
  readonly signal?: AbortSignal
  constructor(
    readonly url: string,
    init: { signal?: AbortSignal } = {},
  ) {
    Object.assign(this, init)
  }
}

// The router needs them and jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder, Request: NavigationRequest })
// jsdom lays nothing out, so it has nowhere to scroll.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined
