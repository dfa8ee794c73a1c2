import { ENGINE, useServer } from '@test/support/engines'
import { runProgram } from '@test/support/program'

describe.each([ENGINE])('a login whose password is changed while it is under way (%s)', engine => {
  const server = useServer(engine, { SEED_DEMO: '0' })

  it('gets no session that outlives the change [SE-14]', async () => {
    await server().end()
    const answers: unknown = JSON.parse(await runProgram('__tests__/server/http/lateLogin.ts', server().env))
    expect(answers).toEqual({ inTime: true, late: false, meanwhile: false })
  })
})
