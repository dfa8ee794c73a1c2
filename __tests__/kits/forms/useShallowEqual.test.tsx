import { renderHook } from '@testing-library/react'
import { useShallowEqual } from '@/kits/forms/useShallowEqual'
import { hasAnyText } from '@/shared/locales/hasAnyText'
import type { LocaleMap } from '@/shared/locales'

it('keeps the texts of the language selector while pictures without a description come, and gives new ones [PH-04]', () => {
  const name = { es_ES: 'Ensayo' }
  const ofForm = (maps: readonly LocaleMap[]) => maps.filter(map => hasAnyText(map))
  const { result, rerender } = renderHook(({ maps }) => useShallowEqual(ofForm(maps)), { initialProps: { maps: [name] as LocaleMap[] } })
  const first = result.current
  for (let pictures = 1; pictures <= 10; pictures++) {
    rerender({ maps: [name, ...Array.from({ length: pictures }, () => ({}))] })
    expect(result.current).toBe(first)
  }
  rerender({ maps: [name, { es_ES: 'Hoja' }] })
  expect(result.current).toEqual([name, { es_ES: 'Hoja' }])
})
