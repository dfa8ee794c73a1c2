import { connect } from '@/api/http/http'

const connection = { baseUrl: '', timeoutMs: 30_000, idempotencyKeys: true, token: () => 'ab', expired: () => undefined }

/** Connects the tests of a `describe` to an API with extensions. */
export const withExtensions = (): void => {
  beforeAll(() => connect({ ...connection, extensions: true }))
  afterAll(() => connect(connection))
}
