/** What `public/config.json` says; read before the first render, and by the server [IM-04, SE-15, PE-04, PE-10]. */
export interface Configuration {
  /** Where the API answers; '' = the origin that serves the page. No slash at the end. */
  apiBaseUrl: string
  /** Largest image, in bytes. */
  maxUploadBytes: number
  /** Shortest new password, in characters. */
  minNewPasswordLength: number
  /** The two company codes that a finished product may carry. */
  companies: readonly [string, string]
  /** Public page of a product; `{slug}` stands for its slug. */
  publicProductUrl: string
  /** Whether the API honours `Idempotency-Key` on POST. */
  idempotencyKeys: boolean
  /** A call without an answer is given up after this many milliseconds. */
  requestTimeoutMs: number
}
