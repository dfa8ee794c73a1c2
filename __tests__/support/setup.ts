import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { DecompressionStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'
import * as React from 'react'
import { quickenDom } from '@test/support/quickDom'

// Time-outs decide nothing: only a failing test waits to the end, however slow the machine.
configure({ asyncUtilTimeout: 20_000 })

// React's development build takes a stack trace for each element it makes, unless it has made too many of late: here it always has.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

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

/** jsdom has no layout: a ResizeObserver gets one size at once, which no browser does, and no other. */
class SizeToldOnce {
  constructor(private readonly told: ResizeObserverCallback) {}
  observe() {
    this.told([], this)
  }
  unobserve() {}
  disconnect() {}
}

// The router, the lists and the reader of workbooks need them and jsdom has none.
Object.assign(globalThis, { DecompressionStream, TextDecoder, TextEncoder, Request: NavigationRequest, ResizeObserver: SizeToldOnce })
if ('Element' in globalThis) {
  quickenDom()
  // jsdom lays nothing out, so it has nowhere to scroll.
  Element.prototype.scrollIntoView = () => undefined
}

// The page reads a chosen file before it sends it, for which jsdom has an older way only.
if (!('arrayBuffer' in Blob.prototype))
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result)
        reader.onerror = () => reject(reader.error ?? new Error())
        reader.readAsArrayBuffer(this)
      })
    },
  })
