/** Failures under test are logged, as they should be; the list tells what was, and where [ER-05]. */
export const quietErrors = (): { logged: () => string[] } => {
  let spy: jest.SpyInstance
  beforeEach(() => {
    spy = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => spy.mockRestore())
  return { logged: () => spy.mock.calls.map(call => String(call[0])) }
}
