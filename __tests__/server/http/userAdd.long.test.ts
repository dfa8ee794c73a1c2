import { call } from '@test/support/call'
import { engines, useServer } from '@test/support/engines'
import { npmRun, program, runCommand } from '@test/support/program'
import { startTestServer } from '@test/support/server'

/** With the password on standard input. */
const userAdd = (env: Record<string, string>, args: string[], password: string) =>
  runCommand(program('server/src/commands/userAdd.ts', ...args), env, `${password}\n`)

describe.each(engines)('npm run user:add (%s)', engine => {
  const server = useServer(engine, { SEED_DEMO: '0', HOST: '0.0.0.0' })
  const ana = ['--email', 'Ana@Example.com', '--nombre', 'Ana', '--apellidos', 'Gil Roca']

  it('a start without any user says how to get one', async () => {
    const advice =
      /^There is no user yet: npm run user:add makes one.*\. Demo data is made with SEED_DEMO=1 only, since others reach HOST 0\.0\.0\.0\.$/m
    expect(await server().outputWith(advice)).not.toContain('demo.open')
  })

  it('adds a user who can sign in, once, and never takes the password as an argument [SE-09]', async () => {
    const { env } = server()
    await server().end()
    // As people call it, which takes its time, once.
    const command = engine === 'embedded' ? npmRun('user:add', ...ana) : program('server/src/commands/userAdd.ts', ...ana)
    expect(await runCommand(command, env, 'una clave larga\n')).toEqual({ code: 0, output: 'Added Ana@Example.com.\n' })
    expect(await userAdd(env, ['--email', 'ana@example.com'], 'otra clave larga')).toEqual({
      code: 1,
      output: 'There is a user ana@example.com already.\n',
    })
    expect(await userAdd(env, ['--email', 'eva@example.com', '--password', 'x'], '')).toEqual({
      code: 1,
      output: expect.stringMatching(/^Usage:/),
    })

    const again = await startTestServer({ again: server() })
    try {
      expect(again.output()).not.toContain('There is no user yet')
      const token = await again.signIn({ email: 'ana@example.com', password: 'una clave larga' })
      const { json } = await call('GET', `${again.address}/api/auth/user/`, { token })
      expect(json).toEqual({ email: 'Ana@Example.com', nombre: 'Ana', apellidos: 'Gil Roca' })
    } finally {
      await again.stop()
    }
  })
})

it('refuses what is no user, or could not sign in, before it opens a database [SE-02, SE-12, SE-15]', async () => {
  expect(await userAdd({}, [], '')).toEqual({ code: 1, output: expect.stringMatching(/^Usage:/) })
  for (const email of ['eva', 'eva@example', 'eva@example.'])
    expect(await userAdd({}, ['--email', email], 'una clave larga')).toEqual({ code: 1, output: expect.stringMatching(/^Usage:/) })
  expect(await userAdd({}, ['--email', 'eva@example.com'], 'siete77')).toEqual({
    code: 1,
    output: 'Las contraseña es demasiado corta, minimo 8 caracteres\n',
  })
  expect(await userAdd({}, ['--email', 'eva.roca@example.com'], 'Eva.Roca')).toEqual({
    code: 1,
    output: 'La contraseña no puede ser su correo electrónico ni su nombre\n',
  })
  expect(await userAdd({}, ['--email', 'eva@example.com'], 'contraseña')).toEqual({
    code: 1,
    output: 'La contraseña es demasiado común, elija otra\n',
  })
})
