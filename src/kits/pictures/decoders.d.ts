declare module 'libheif-js/libheif-wasm/libheif.js' {
  export interface HeifImage {
    get_width: () => number
    get_height: () => number
    /** Writes RGBA pixels; calls `done` with null on failure. */
    display: (pixels: ImageData, done: (shown: ImageData | null) => void) => void
    free: () => void
  }
  /** Starts the decoder at once. */
  const libheif: (options: { wasmBinary: ArrayBuffer }) => { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } }
  export default libheif
}

declare module 'utif2' {
  /** Image directory of a page: its tags by number; width and height are set by decoding. */
  interface Page {
    t256?: number[]
    t257?: number[]
    t262?: number[]
    t274?: number[]
    width: number
    height: number
  }
  const UTIF: {
    decode: (buffer: ArrayBuffer) => Page[]
    decodeImage: (buffer: ArrayBuffer, page: Page) => void
    toRGBA8: (page: Page) => Uint8Array
  }
  export default UTIF
}
