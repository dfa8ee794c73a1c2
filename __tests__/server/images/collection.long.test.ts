import fs from 'node:fs'
import { join } from 'node:path'
import { picture } from '@test/server/images/samples'
import { call } from '@test/support/call'
import { ENGINE } from '@test/support/engines'
import { multipart } from '@test/support/multipart'
import { runSql } from '@test/support/program'
import { startTestServer, type TestServer } from '@test/support/server'
import { until } from '@test/support/until'

/** Creates an icon with an image; returns the paths of both. */
const createIcon = async ({ address }: TestServer, token: string) => {
  const { json } = await call('POST', `${address}/api/iconos/`, { token, json: {} })
  const record = `/api/iconos/${(json as { id: number }).id}/`
  const form = multipart({ name: 'imagen', content: await picture(), filename: 'a.png' })
  const uploaded = await call('POST', `${address}${record}upload_imagen/`, { token, ...form })
  return { record, image: new URL((uploaded.json as { imagen: string }).imagen).pathname }
}

const ageFiles = (directory: string) => {
  if (!fs.existsSync(directory)) return
  const longAgo = Date.now() / 1000 - 7_200
  for (const name of fs.readdirSync(directory)) fs.utimesSync(join(directory, name), longAgo, longAgo)
}

describe.each([ENGINE])('a server that starts (%s)', engine => {
  it('collects the images that neither records nor the history refer to, forgets what is too old, and shows the others [HI-06]', async () => {
    const first = await startTestServer({ engine, env: { HISTORY_DAYS: '30' } })
    try {
      const token = await first.signIn()
      const [gone, deleted, stays] = [await createIcon(first, token), await createIcon(first, token), await createIcon(first, token)]
      await call('DELETE', first.address + gone.record, { token })
      await call('DELETE', first.address + deleted.record, { token })
      expect((await call('GET', first.address + gone.image)).status).toBe(200)
      await first.end()
      await runSql(first.env, "update imagenes set creada = creada - interval '2 hours'")
      const id = Number(gone.record.split('/')[3])
      await runSql(
        first.env,
        `update historial set momento = momento - interval '31 days' where id in (select entrada from historial_cambios where registro = ${id})`,
      )
      ageFiles(join(first.env.DATA_DIR ?? '', 'imagenes'))

      const second = await startTestServer({ again: first })
      // The server listens before it collects images.
      await until(async () => (await call('GET', second.address + gone.image)).status !== 200)
      expect((await call('GET', second.address + gone.image)).status).toBe(404)
      expect((await call('GET', second.address + stays.image)).status).toBe(200)
      expect((await call('GET', second.address + deleted.image)).status).toBe(200)
      const bin = (await call('GET', `${second.address}/api/papelera/`, { token })).json as { tipo: string; registro: number }[]
      expect(bin.map(({ tipo, registro }) => `/api/${tipo}/${registro}/`)).toEqual([deleted.record])
      expect(await second.end()).toBe(0)
    } finally {
      await first.stop()
    }
  })
})
