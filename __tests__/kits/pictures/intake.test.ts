import { reduceTo } from '@/kits/pictures/intake'

const offer = (size: number) => {
  const file = Object.defineProperty(new File([], 'foto.jpg'), 'size', { value: size })
  const picture = { file, width: 1, height: 1, origin: null, thumb: '' }
  return { kind: 'offer', picture, format: 'JPEG', loses: '' } as const
}

it.each([
  [4_871_234, 'Reducir a 4,88 MB'],
  [400_000, 'Reducir a 0,4 MB'],
  [900, 'Reducir a 0,01 MB'],
])('offers a picture of %d bytes in megabytes: "%s" [PH-02, IM-03]', (bytes, label) => {
  expect(reduceTo(offer(bytes))).toBe(label)
})
