import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'

describe(`texts that still hold (${ENGINE})`, () => {
  const { send } = useTwoApps(ENGINE)

  it('are confirmed whatever their length [TX-02]', async () => {
    const text = 'x'.repeat(20_000)
    const fields = ['descripcion', 'observaciones']
    const texts = Object.fromEntries(fields.map(field => [field, { es_ES: text, fr_FR: text }]))
    const { id } = (await send('POST', '/api/productos_genericos/', { json: { codigo: 'LARGO', ...texts } })).json<{ id: number }>()
    const json = { tipo: 'productos_genericos', id, campos: fields, antes: Object.fromEntries(fields.map(field => [field, text])) }
    const answer = await send('POST', '/api/traducciones/fr_FR/vigentes/', { json })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual(expect.arrayContaining(fields.map(campo => expect.objectContaining({ campo, igual: false }))))
  })
})
