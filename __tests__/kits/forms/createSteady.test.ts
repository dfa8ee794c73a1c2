import { createSteady } from '@/kits/forms/createSteady'
import { hasAnyText } from '@/shared/locales/hasAnyText'
import type { LocaleMap } from '@/shared/locales'

it('keeps the texts of the language selector while pictures without a description come, and gives new ones [PH-04]', () => {
  const name = { es_ES: 'Ensayo' }
  const steady = createSteady<readonly LocaleMap[]>()
  const ofForm = (maps: readonly LocaleMap[]) => steady(maps.filter(map => hasAnyText(map)))
  const first = ofForm([name])
  for (let pictures = 1; pictures <= 10; pictures++) expect(ofForm([name, ...Array.from({ length: pictures }, () => ({}))])).toBe(first)
  expect(ofForm([name, { es_ES: 'Hoja' }])).toEqual([name, { es_ES: 'Hoja' }])
})
