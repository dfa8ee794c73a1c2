/** Silences `console.error` for tests of failures; `logged` returns the first argument of each call [ER-05]. */
export const quietErrors = (): { logged: () => string[] } => {
  let spy: jest.SpyInstance
  beforeEach(() => {
    spy = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => spy.mockRestore())
  return { logged: () => spy.mock.calls.map(call => String(call[0])) }
}
