import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { picture } from '@test/server/images/samples'
import { call } from '@test/support/call'
import { useServer } from '@test/support/engines'
import { multipart } from '@test/support/multipart'

const server = useServer('embedded')

it('an upload makes the thumbnail of the lists: it is there without the bytes of the picture, and the preview is not [IM-01]', async () => {
  const { address, env, signIn } = server()
  const token = await signIn()
  const { json } = await call('POST', `${address}/api/iconos/`, { token, json: {} })
  const { id } = json as { id: number }
  const form = multipart({ name: 'imagen', content: await picture(), filename: 'a.png' })
  const uploaded = await call('POST', `${address}/api/iconos/${id}/upload_imagen/`, { token, ...form })
  const { imagen } = uploaded.json as { imagen: string }
  rmSync(join(env.DATA_DIR ?? '', 'imagenes', imagen.slice(imagen.lastIndexOf('/') + 1)))
  const answers = await Promise.all(['?w=96', '?w=640', ''].map(query => call('GET', imagen + query, {})))
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
  expect(answers[0]?.headers['content-type']).toBe('image/webp')
})
