import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'
import { DecompressionStream, ReadableStream, TransformStream, WritableStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'
import * as React from 'react'
import { quickenDom } from '@test/support/quickDom'

// A long time-out, because only a failing test waits to its end and machines may be slow.
configure({ asyncUtilTimeout: 20_000 })

// React's development build records a stack trace per element unless its counter of recent ones exceeds a limit: here it always does.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object | undefined
>
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

/** `Request` with the members that the router reads on a navigation without data loaders. */
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

/** `ResizeObserver` that calls back once, synchronously: jsdom has no layout. */
class OneTimeResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe() {
    this.callback([], this)
  }
  unobserve() {}
  disconnect() {}
}

// Globals that jsdom lacks and the router, the lists and the workbook reader need.
Object.assign(globalThis, {
  DecompressionStream,
  ReadableStream,
  TransformStream,
  WritableStream,
  TextDecoder,
  TextEncoder,
  Request: NavigationRequest,
  ResizeObserver: OneTimeResizeObserver,
})
if ('Element' in globalThis) {
  quickenDom()
  // jsdom has no layout and lacks this method.
  Element.prototype.scrollIntoView = () => undefined
}

// The page reads chosen files with `arrayBuffer`; jsdom has only FileReader.
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
