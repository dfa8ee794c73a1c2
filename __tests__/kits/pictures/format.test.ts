import sharp from 'sharp'
import { judge } from '@/kits/pictures/format'
import { readHeader } from '@/kits/pictures/header'
import { heicOf } from '@test/support/pictures'

const drawing = () => sharp({ create: { width: 40, height: 20, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } })
const bmp = Buffer.concat([Buffer.from('BM'), Buffer.from([70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0])])

describe('a file is judged by its first bytes [PH-01]', () => {
  it.each([
    ['JPEG', () => drawing().jpeg().toBuffer()],
    ['PNG', () => drawing().png().toBuffer()],
    ['WebP', () => drawing().webp().toBuffer()],
    ['GIF', () => drawing().gif().toBuffer()],
    ['TIFF', () => drawing().tiff().toBuffer()],
    ['AVIF', () => drawing().avif({ effort: 0 }).toBuffer()],
    ['HEIC', async () => heicOf(2, 1)],
    ['BMP', async () => bmp],
  ])('a picture: %s', async (format, make) => expect(judge(await make())).toEqual({ format }))

  it.each([
    ['', 'un archivo vacío'],
    ['%PDF-1.7\n', 'un documento PDF'],
    ['PK\x03\x04....', 'un archivo ZIP o de Office'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'un documento de Office'],
    ['8BPS\0\x01', 'un documento de Photoshop'],
    ['\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'un vídeo'],
    ['\0\0\0\x18ftypcrx \0\0\0\x01crx isom', 'una fotografía RAW'],
    ['<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'un dibujo SVG'],
    ['<!DOCTYPE html><p>', 'una página web'],
    ['ID3\x03', 'un sonido'],
    ['MZ\x90\0', 'un programa'],
    ['Código;Nombre\r\n', 'un texto'],
    ['\0\x01\x02\x03', 'un archivo de otro tipo'],
  ])('no picture: %j is %s', (start, other) => expect(judge(Buffer.from(start, 'latin1'))).toEqual({ other }))

  it('a container is judged by its brands, not by what stands behind them', () => {
    const container = Buffer.from('\0\0\0\x14ftypmif1\0\0\0\0mif1heic', 'latin1')
    expect(judge(container)).toEqual({ other: 'un vídeo' })
    container[3] = 0x18
    expect(judge(container)).toEqual({ format: 'HEIC' })
  })
})

describe('the parts of a file are read to its end [PH-01]', () => {
  const made = {
    JPEG: () => drawing().jpeg(),
    PNG: () => drawing().png(),
    WebP: () => drawing().webp(),
    GIF: () => drawing().gif(),
  }
  it.each(Object.keys(made) as (keyof typeof made)[])('%s: whole, and cut anywhere', async format => {
    const bytes = await made[format]().toBuffer()
    expect(readHeader(format, bytes)).toEqual({ width: 40, height: 20, frames: 1, orientation: 1, isCmyk: false })
    for (const share of [0.3, 0.6, 0.99]) expect(readHeader(format, bytes.subarray(0, Math.floor(bytes.length * share)))).toBeNull()
  })

  it.each(['JPEG', 'PNG', 'WebP'] as const)('%s: each orientation', async format => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const bytes = await made[format]().withMetadata({ orientation }).toBuffer()
      expect(readHeader(format, bytes)).toMatchObject({ orientation })
    }
  })

  it('the frames of an animation, and the colours of print', async () => {
    const frames = await Promise.all([
      made.PNG().toBuffer(),
      sharp({ create: { width: 40, height: 20, channels: 4, background: 'blue' } })
        .png()
        .toBuffer(),
    ])
    const animated = () => sharp(frames, { join: { animated: true } })
    expect(readHeader('GIF', await animated().gif().toBuffer())).toMatchObject({ frames: 2, height: 20 })
    expect(readHeader('WebP', await animated().webp().toBuffer())).toMatchObject({ frames: 2, height: 20 })
    expect(readHeader('JPEG', await drawing().toColourspace('cmyk').jpeg().toBuffer())).toMatchObject({ isCmyk: true })
  })

  it('a JPEG whose markers are filled up, as cameras align them', async () => {
    const plain = await drawing().jpeg().toBuffer()
    const filled = Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xff]), plain.subarray(2)])
    expect(readHeader('JPEG', filled)).toEqual(readHeader('JPEG', plain))
    expect(readHeader('JPEG', filled)).not.toBeNull()
  })
})
