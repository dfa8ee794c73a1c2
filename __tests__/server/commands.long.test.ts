import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { call } from '@test/support/call'
import { temporaryDirectory } from '@test/support/directory'
import { ENGINE, useServer } from '@test/support/engines'
import { npmRun, program, runCommand, runSql } from '@test/support/program'
import { putFilledDatabase } from '@test/support/server'
import { addressOf, endServer, spawnServer, type ServerProcess } from '@test/support/serverProcess'

const PASSWORD = 'una clave larga'
const run = (env: Record<string, string>, name: string, ...args: string[]) =>
  runCommand(program(`server/src/commands/${name}.ts`, ...args), env, `${PASSWORD}\n`)
const userAdd = (env: Record<string, string>, ...args: string[]) => run(env, 'userAdd', ...args)

describe.each([ENGINE])('commands on users, while the server runs (%s)', engine => {
  const server = useServer(engine, { SEED_DEMO: '0', HOST: '0.0.0.0', PUBLIC_URL: 'https://gestion.example.com' })
  const ana = ['--email', 'Ana@Example.com', '--nombre', 'Ana', '--apellidos', 'Gil Roca']
  const whoIs = (token: string) => call('GET', `${server().address}/api/auth/user/`, { token })

  it('a start without any user says how to get one', async () => {
    const advice =
      /^There is no user yet: npm run user:add makes one\. Demo data is made with SEED_DEMO=1 only, since others reach HOST 0\.0\.0\.0\.$/m
    expect(await server().outputWith(advice)).not.toContain('demo.open')
  })

  it('user:add adds one who can sign in, once; the first is an administrator [SE-09, AU-04]', async () => {
    const { env } = server()
    // Only one test calls through npm, which is slow.
    const command = engine === 'embedded' ? npmRun('user:add', ...ana) : program('server/src/commands/userAdd.ts', ...ana)
    expect(await runCommand(command, env, `${PASSWORD}\n`)).toEqual({ code: 0, output: 'Añadido: Ana@Example.com, administrador.\n' })
    expect(await userAdd(env, '--email', 'ana@example.com')).toEqual({
      code: 1,
      output: 'Ya existe un usuario con ese correo electrónico.\n',
    })
    expect(await userAdd(env, '--email', 'eva@example.com', '--password', 'x')).toEqual({
      code: 1,
      output: expect.stringMatching(/^Uso: npm run user:add/),
    })
    expect(await userAdd(env, '--email', 'luis@example.com')).toEqual({ code: 0, output: 'Añadido: luis@example.com.\n' })
    const { json } = await whoIs(await server().signIn({ email: 'ana@example.com', password: PASSWORD }))
    expect(json).toEqual({ id: expect.any(Number), email: 'Ana@Example.com', nombre: 'Ana', apellidos: 'Gil Roca', administrador: true })
  })

  it('user:link prints a link that works, and user:list who there is [AU-01, AU-03]', async () => {
    const { code, output } = await run(server().env, 'userLink', '--email', 'LUIS@example.com')
    const [, codigo = ''] =
      /^Enlace para luis@example\.com:\nhttps:\/\/gestion\.example\.com\/account\/clave\/restaurar#([\w-]{43})\nSirve una vez, hasta el .+\.\n$/.exec(
        output,
      ) ?? []
    expect([code, codigo]).toEqual([0, expect.stringMatching(/./)])
    const json = { codigo, new_password1: 'otra-clave-2026', new_password2: 'otra-clave-2026' }
    expect((await call('POST', `${server().address}/api/auth/password/reset/confirm/`, { json })).status).toBe(200)
    const list = await run(server().env, 'userList')
    expect(list.output).toMatch(/^Correo electrónico {2}Nombre {8}Estado {2}Administrador {2}Último acceso\n/)
    expect(list.output).toMatch(/^Ana@Example\.com {5}Ana Gil Roca {2}activo {2}sí {13}\d/m)
  })

  it('user:disable ends the sessions of a user at once, and never takes the last administrator [AU-04]', async () => {
    const token = await server().signIn({ email: 'luis@example.com', password: 'otra-clave-2026' })
    const luis = ['--email', 'luis@example.com']
    expect(await run(server().env, 'userDisable', ...luis)).toEqual({
      code: 0,
      output: 'Desactivado: luis@example.com. Sesiones que se han cerrado: 2.\n',
    })
    expect((await whoIs(token)).status).toBe(401)
    expect((await run(server().env, 'userDisable', ...luis)).output).toBe('Ya estaba inactivo: luis@example.com.\n')
    const refusals = [
      ['userDisable', 'ana@example.com', 'Es el único administrador activo: no se puede desactivar ni dejar de ser administrador.\n'],
      ['userDisable', 'nadie@example.com', 'No hay ningún usuario nadie@example.com.\n'],
      ['userLink', 'luis@example.com', 'El usuario está inactivo: actívelo antes de crear un enlace.\n'],
    ] as const
    for (const [name, email, output] of refusals) expect(await run(server().env, name, '--email', email)).toEqual({ code: 1, output })
    expect(await run(server().env, 'userLink')).toEqual({ code: 1, output: 'Uso: npm run user:link -- --email ana@example.com\n' })
  })

  if (engine === 'embedded')
    it('what a command does is in the log of the server that does it, without codes [AU-07]', async () => {
      const log = await server().outputWith(/"event":"user.deactivated","orden":"user:disable","afectado":\d+/)
      expect(log).toMatch(/"event":"user.added","orden":"user:add","afectado":\d+,"administrador":true/)
      expect(log).toMatch(/"event":"link.made","orden":"user:link","afectado":\d+/)
      expect(log).not.toMatch(/restaurar#|argon2/)
    })
})

describe('a socket of the embedded database', () => {
  const root = temporaryDirectory()
  const started: ServerProcess[] = []
  const start = async (env: Record<string, string>) => {
    const server = spawnServer(env)
    started.push(server)
    await addressOf(server)
    return server
  }
  afterEach(() => started.splice(0).forEach(({ child }) => child.kill('SIGKILL')))

  it.each([['elsewhere, where its path is too long', 'd'.repeat(120)]])(
    '%s: of this user alone; one that a killed server leaves disturbs neither commands nor the next server',
    async (where, name) => {
      const DATA_DIR = join(root, name)
      mkdirSync(DATA_DIR)
      await putFilledDatabase(DATA_DIR)
      const own = join(DATA_DIR, 'ordenes.sock')
      const env = { DATA_DIR, SEED_DEMO: '1', SEED_SCALE: '0' }
      const list = async () => (await run({ ...env, DATABASE_URL: '' }, 'userList')).output
      const first = await start(env)
      expect(await list()).toContain('demo@example.com')
      expect(existsSync(own) ? statSync(own).mode & 0o777 : undefined).toBe(where === 'in its directory' ? 0o600 : undefined)
      first.child.kill('SIGKILL')
      await first.ended
      expect(await list()).toContain('demo@example.com')
      const second = await start(env)
      expect(await list()).toContain('demo@example.com')
      // State of a starting server, which holds the directory and accepts no commands yet.
      const way = join(DATA_DIR, where === 'in its directory' ? 'ordenes.sock' : 'ordenes.path')
      renameSync(way, `${way}.away`)
      expect(await list()).toMatch(/^Otro programa usa .*\. Si es el servidor, que está arrancando, vuelva a intentarlo\.\n$/)
      renameSync(`${way}.away`, way)
      expect(await endServer(second)).toBe(0)
      expect([existsSync(own), existsSync(join(DATA_DIR, 'ordenes.path'))]).toEqual([false, false])
    },
  )
})

describe('commands that need a database', () => {
  const root = temporaryDirectory()
  const others = [
    ['userList'],
    ['userLink', '--email', 'ana@example.com'],
    ['userDisable', '--email', 'ana@example.com'],
    ['demoRemove'],
  ] as const

  it('refuse a directory without one, as after a typo in DATA_DIR, or with one of another version, and make nothing; user:add does', async () => {
    const DATA_DIR = join(root, 'typo')
    const env = { DATA_DIR, DATABASE_URL: '' }
    for (const [name, ...args] of others)
      expect([name, await run(env, name, ...args)]).toEqual([name, { code: 1, output: `There is no database in ${DATA_DIR}.\n` }])
    expect(existsSync(DATA_DIR)).toBe(false)
    await putBlankDatabase(DATA_DIR)
    const older = /^The database is not up to date with this version: start the server, which brings it up to date, and try again\.\n$/
    for (const [name, ...args] of others)
      expect([name, await run(env, name, ...args)]).toEqual([name, { code: 1, output: expect.stringMatching(older) }])
    expect((await userAdd(env, '--email', 'ana@example.com')).code).toBe(0)
    expect((await run(env, 'userList')).output).toContain('ana@example.com')
    await runSql(env, "insert into kysely_migration (name, timestamp) values ('900_later', '2999')")
    expect((await run(env, 'userList')).output).toMatch(
      /^The database has been used by a newer version of this server: .* migration 900_later\./,
    )
  })
})

it('user:add refuses what is no user, or could not sign in, before it opens a database [SE-02, SE-12, SE-15]', async () => {
  const adding = (email: string, password: string) =>
    runCommand(program('server/src/commands/userAdd.ts', '--email', email), {}, `${password}\n`)
  const usage = { code: 1, output: expect.stringMatching(/^Uso:/) }
  expect(await userAdd({})).toEqual(usage)
  for (const email of ['eva', 'eva@example', 'eva@example.']) expect(await adding(email, PASSWORD)).toEqual(usage)
  for (const [email, password, output] of [
    ['eva@example.com', 'siete77', 'Las contraseña es demasiado corta, minimo 8 caracteres\n'],
    ['eva.roca@example.com', 'Eva.Roca', 'La contraseña no puede ser su correo electrónico ni su nombre\n'],
    ['eva@example.com', 'contraseña', 'La contraseña es demasiado común, elija otra\n'],
  ] as const)
    expect(await adding(email, password)).toEqual({ code: 1, output })
})
