import { ApiError } from '@/api/ApiError'
import { magnitudesApi } from '@/api/magnitudes'
import { places, usePlace } from '@test/support/places'

describe.each(places)("magnitudes, by the application's own api modules (%s)", place => {
  usePlace(place)

  it('lists the demo magnitudes with their texts by locale [MG-01, ML-01]', async () => {
    const list = await magnitudesApi.list()
    expect(list.length).toBeGreaterThanOrEqual(25)
    expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).sort((a, b) => a - b))
    expect(list.map(({ valor }) => valor)).toContainEqual({ es_ES: '% p/p', en_US: '% w/w', fr_FR: '% m/m', pt_BR: '% p/p' })
  })

  it('creates, reads, changes and deletes one [MG-01, MA-07, MA-10]', async () => {
    const created = await magnitudesApi.create({ valor: { es_ES: 'brotes/m²' } })
    expect(created).toEqual({ id: expect.any(Number), valor: { es_ES: 'brotes/m²' } })
    expect(await magnitudesApi.get(created.id)).toEqual(created)
    const valor = { es_ES: 'brotes/m²', en_US: 'shoots/m²', gl_ES: 'gromos/m²' }
    expect(await magnitudesApi.update(created.id, { valor })).toEqual({ id: created.id, valor })
    expect(await magnitudesApi.list()).toContainEqual({ id: created.id, valor })
    await magnitudesApi.remove(created.id)
    expect((await magnitudesApi.list()).map(({ id }) => id)).not.toContain(created.id)
    await expect(magnitudesApi.get(created.id)).rejects.toMatchObject({ status: 404, detail: 'No encontrado.' })
  })

  it('deleting what is gone already is done', async () => {
    await expect(magnitudesApi.remove(999_999)).resolves.toBeUndefined()
  })

  it('a creation sent twice under its key makes one record [MA-13]', async () => {
    const input = { valor: { es_ES: 'mol/m³' } }
    const made = [await magnitudesApi.create(input, 'guardar/1/ñ'), await magnitudesApi.create(input, 'guardar/1/ñ')]
    expect(made[0]).toEqual(made[1])
    expect((await magnitudesApi.list()).filter(({ valor }) => valor.es_ES === 'mol/m³')).toHaveLength(1)
  })

  it('a refusal comes with a sentence for the toast [MA-11]', async () => {
    const refused = magnitudesApi.create({ valor: { es_ES: 'x'.repeat(20_001) } })
    await expect(refused).rejects.toBeInstanceOf(ApiError)
    await expect(refused).rejects.toMatchObject({ status: 400, detail: 'Hay datos que no son válidos.' })
  })
})
