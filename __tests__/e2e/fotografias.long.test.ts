import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { AdjuntoDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import type { Ensayo } from '@/shared/resources/ensayos'
import { eventually, expectAccessible, expectAccessibleAtBothSizes, PHONE, useSite } from '@test/support/browser'
import { expectHeading, expectPath } from '@test/support/pages'
import { bmpOf, heicOf } from '@test/support/pictures'

const site = useSite()

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}
const upload = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): Upload => ({ name, mimeType, buffer })

/** Picture with quarters in red, blue, yellow and green. */
const corners = (width: number, height: number, alpha = 1) => {
  const part = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 160, b: 0, alpha } } }).composite([
    part('#e02020', 0, 0),
    part('#2030e0', width / 2, 0),
    part('#e0c020', 0, height / 2),
  ])
}
const flat = () => corners(160, 120).flatten({ background: 'white' })
/** JPEG of the corners: many pixels in few bytes. */
const photoOf = async (width: number, height: number) =>
  sharp(await flat().png().toBuffer())
    .resize(width, height, { kernel: 'nearest' })
    .jpeg()
    .toBuffer()
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })

let made = 0
const givenTrial = async () => {
  made += 1
  const name = `Fotografías ${made}`
  const { id } = (await site.api('POST', '/api/ensayos/', { codigo: `FOTO-${made}`, nombre: { es_ES: name }, fecha: '2025-06-01' })) as {
    id: number
  }
  return { id, name }
}
const open = async ({ id, name }: { id: number; name: string }, visit: Parameters<typeof site.open>[1] = {}) => {
  const page = await site.open(`/ensayos/detalle/${id}`, visit)
  await expectHeading(page, name)
  return page
}
const picker = (page: Page) => page.getByRole('group', { name: 'Imagen catálogo' })
const choose = (page: Page, file: Upload) => page.getByLabel('Imagen catálogo: archivo').setInputFiles(file)
const attached = (page: Page) => page.getByRole('list', { name: 'Adjuntos', exact: true }).getByRole('listitem')
const incoming = (page: Page) => page.getByRole('list', { name: 'Imágenes que llegan' }).getByRole('listitem')
const accept = (page: Page) => page.getByRole('group', { name: 'Guardar el ensayo' }).getByRole('button', { name: 'Aceptar' })
const preview = (page: Page) => picker(page).getByRole('img')

/** Colours near the corners of a shown picture, clockwise from the top left: letters of the nearest colours, "-" for none. */
const seen = (shown: Locator) =>
  shown.evaluate(async element => {
    const image = element as HTMLImageElement
    await image.decode()
    const [width, height] = [image.naturalWidth, image.naturalHeight]
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0)
    const at = (x: number, y: number) => {
      const [r = 0, g = 0, b = 0, alpha = 0] = context?.getImageData(x * width, y * height, 1, 1).data ?? []
      if (alpha < 128) return '-'
      return r > 140 ? (g > 120 ? 'y' : 'r') : b > g ? 'b' : 'g'
    }
    return `${width > height ? 'wide' : 'tall'} ${at(0.2, 0.2)}${at(0.8, 0.2)}${at(0.8, 0.8)}${at(0.2, 0.8)}`
  })

/** Expected corners of orientations 1 to 8. */
const UPRIGHT = ['', 'wide rbgy', 'wide bryg', 'wide gyrb', 'wide ygbr', 'tall rygb', 'tall yrbg', 'tall gbry', 'tall bgyr']

it('shows pictures of every format and orientation alike before they are saved, and refuses what is none with its reason [PH-01]', async () => {
  const page = await open(await givenTrial())
  const shown = async (file: Upload, expected: string, line = 'Se subirá al guardar') => {
    await choose(page, file)
    const [name = ''] = file.name.split('.')
    await picker(page)
      .getByText(new RegExp(`^${name}[.]`))
      .waitFor()
    await preview(page).waitFor()
    await eventually(async () => expect([file.name, await seen(preview(page))]).toEqual([file.name, expected]))
    expect(await picker(page).getByRole('status').textContent()).toContain(line)
  }
  for (let orientation = 1; orientation <= 8; orientation++)
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await flat().toFormat(format).withMetadata({ orientation }).toBuffer()
      await shown(upload(`o${orientation}${format}.bin`, bytes, ''), UPRIGHT[orientation] ?? '')
    }
  await shown(upload('foto.jfif', await flat().jpeg().toBuffer(), ''), 'wide rbgy', '160 × 120')
  await shown(upload('avif.jpg', await flat().avif({ effort: 0 }).toBuffer()), 'wide rbgy', 'Convertida de AVIF')
  await shown(upload('tiff.jpg', await flat().tiff().toBuffer()), 'wide rbgy', 'Convertida de TIFF')
  await shown(upload('print.jpg', await flat().toColourspace('cmyk').jpeg().toBuffer()), 'wide rbgy', 'Convertida de CMYK')
  await shown(upload('deep.png', await flat().toColourspace('rgb16').png().toBuffer()), 'wide rbgy')
  const rgb = await flat().removeAlpha().raw().toBuffer()
  const drawn = () => sharp(rgb, { raw: { width: 160, height: 120, channels: 3 } })
  const upright = await flat().png().toBuffer()
  const next = await sharp(upright).flop().png().toBuffer()
  const frames = () => sharp([upright, next], { join: { animated: true } })
  const others: [string, Buffer, string?][] = [
    ['bmp.png', bmpOf(160, 120, rgb), 'Convertida de BMP'],
    ['turned.tif', await flat().withMetadata({ orientation: 6 }).tiff({ compression: 'lzw' }).toBuffer(), 'Convertida de TIFF'],
    ['profile.jpg', await flat().toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(), 'Convertida de CMYK'],
    ['p3.jpg', await flat().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()],
    ['moving.gif', await frames().gif().toBuffer()],
    ['moving.webp', await frames().webp().toBuffer()],
    ['still.gif', await flat().gif().toBuffer()],
    ['lossless.webp', await flat().webp({ lossless: true }).toBuffer()],
    ['progressive.jpg', await drawn().jpeg({ progressive: true }).toBuffer()],
    ['interlaced.png', await drawn().png({ progressive: true }).toBuffer()],
    ['palette.png', await drawn().png({ palette: true }).toBuffer()],
    ['deepalpha.png', await corners(160, 120).toColourspace('rgb16').png().toBuffer()],
    ['png.jpg', upright],
    ['jpeg.heic', await drawn().jpeg().toBuffer()],
    ['webp.txt', await drawn().webp().toBuffer()],
    ['tiff.pdf', await drawn().tiff({ compression: 'deflate' }).toBuffer(), 'Convertida de TIFF'],
    ['avif.heic', await drawn().avif({ effort: 0 }).toBuffer(), 'Convertida de AVIF'],
  ]
  for (const [name, bytes, line] of others)
    await shown(upload(name, bytes, 'application/octet-stream'), name === 'turned.tif' ? (UPRIGHT[6] ?? '') : 'wide rbgy', line)
  const huge = await drawn().resize(8000, 6000, { kernel: 'nearest' }).jpeg().toBuffer()
  await choose(page, upload('huge.jpg', huge))
  await picker(page).getByText('La imagen tiene demasiados píxeles (8000 × 6000)').waitFor()
  await picker(page)
    .getByRole('button', { name: /^Reducir a \d/ })
    .click()
  await picker(page).getByText('3000 × 2250').waitFor()
  await eventually(async () => expect(await seen(preview(page))).toBe('wide rbgy'))
  await choose(page, upload('phone.jpg', heicOf(1, 1)))
  await picker(page).getByText('800 × 600').waitFor()
  await choose(page, upload('IMG_4131.HEIC', heicOf(2, 1, 1), ''))
  await picker(page).getByText('Convertida de HEIC').waitFor()
  await picker(page).getByText('IMG_4131.jpg').waitFor()
  await picker(page).getByText('600 × 1600').waitFor()

  const jpeg = await flat().jpeg().toBuffer()
  const refused: [Upload, string][] = [
    [upload('contrato.jpg', Buffer.from('%PDF-1.7')), 'no es una imagen: es un documento PDF.'],
    [upload('vacia.png', Buffer.alloc(0), 'image/png'), 'no es una imagen: es un archivo vacío.'],
    [upload('notas.jpg', Buffer.from('Parcela 1')), 'no es una imagen: es un texto.'],
    [upload('nada.heic', Buffer.alloc(0), ''), 'no es una imagen: es un archivo vacío.'],
    [upload('dibujo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'no es una imagen: es un dibujo SVG.'],
    [upload('pagina.jpg', Buffer.from('<!doctype html><p>')), 'no es una imagen: es una página web.'],
    [upload('hoja.jpg', Buffer.from('PK\x03\x04....')), 'no es una imagen: es un archivo ZIP o de Office.'],
    [upload('clip.heic', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42')), 'no es una imagen: es un vídeo.'],
    [upload('bytes.jpg', Buffer.from([0, 1, 2, 3])), 'no es una imagen: es un archivo de otro tipo.'],
    ...[upright, await flat().webp().toBuffer(), await flat().gif().toBuffer(), await flat().tiff().toBuffer()].map(
      (bytes, index): [Upload, string] => [
        upload(`media${index}.jpg`, bytes.subarray(0, Math.floor(bytes.length / 2))),
        'no se puede abrir: está dañada o incompleta.',
      ],
    ),
    [upload('media.jpg', jpeg.subarray(0, jpeg.length / 2)), 'no se puede abrir: está dañada o incompleta.'],
    [upload('rota.heic', heicOf(2, 1).subarray(0, 900)), 'no se puede abrir: está dañada o incompleta.'],
  ]
  for (const [file, sentence] of refused) {
    await choose(page, file)
    const alert = picker(page).getByRole('alert')
    await eventually(async () => expect(await alert.textContent()).toBe(`${file.name} ${sentence}`))
    expect(await picker(page).getByText('600 × 1600').count()).toBe(1)
  }
  await expectAccessible(page)
})

it('shows a picture the same in the form, the list, the picker and the sheet [PH-01, PH-02]', async () => {
  const given: [string, Buffer, string][] = [
    ['De lado', await flat().jpeg().withMetadata({ orientation: 6 }).toBuffer(), UPRIGHT[6] ?? ''],
    ['De cabeza', await flat().webp().withMetadata({ orientation: 3 }).toBuffer(), UPRIGHT[3] ?? ''],
    ['De imprenta', await flat().toColourspace('cmyk').jpeg().toBuffer(), UPRIGHT[1] ?? ''],
    ['Transparente', await corners(160, 120, 0).png().toBuffer(), 'wide rb-y'],
  ]
  const colours = (pictures: [string, string | null][]) => pictures.map(([name, colour]) => `${name}: ${colour}`)
  const expected = colours(given.map(([name, , colour]) => [name, colour]))
  const found = async (pictureOf: (name: string) => Locator) => {
    const pictures: [string, string | null][] = []
    for (const [name] of given) {
      await pictureOf(name).scrollIntoViewIfNeeded()
      pictures.push([name, await seen(pictureOf(name))])
    }
    return colours(pictures)
  }
  const page = await site.open('/maestras/iconos')
  for (const [name, bytes, colour] of given) {
    await page.getByRole('button', { name: 'Añadir icono' }).click()
    await page.getByLabel('Nombre icono').fill(name)
    await page.getByLabel('Imagen icono: archivo').setInputFiles(upload(`${name}.jpg`, bytes))
    const chosen = page.getByAltText('Vista previa de la imagen elegida')
    await chosen.waitFor()
    expect([name, await seen(chosen)]).toEqual([name, colour])
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expectHeading(page, 'Iconos')
  }
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).locator('img')
  await row('De lado').waitFor()
  expect(await found(row)).toEqual(expected)
  const icons = (await site.api('GET', '/api/iconos/')) as { id: number; nombre: { es_ES?: string } }[]
  const iconos = icons.filter(({ nombre }) => given.some(([name]) => name === nombre.es_ES)).map(({ id }) => id)
  const product = { codigo: 'FOTO-P', nombre: { es_ES: 'Producto con iconos' }, iconos }
  const { id } = (await site.api('POST', '/api/productos_genericos/', product)) as { id: number }
  await page.goto(`/productos/edit/g/${id}`)
  const tiles = page.getByRole('group', { name: 'Iconos' })
  const tile = (name: string) => tiles.locator('label').filter({ hasText: name }).locator('img')
  await tile('De lado').waitFor()
  expect(await found(tile)).toEqual(expected)
  await page.goto(`/productos/ficha/g/${id}`)
  const sheet = page.getByRole('article', { name: 'Ficha de producto: Producto con iconos' })
  const item = (name: string) => sheet.getByRole('listitem').filter({ hasText: name }).locator('img')
  await item('De lado').waitFor()
  expect(await found(item)).toEqual(expected)
})

it('takes a picture whose worker did not come when it is chosen again, and shows it small out of its draft [PH-01, IM-07]', async () => {
  const page = await open(await givenTrial())
  let isDown = true
  await page.route(/\/assets\/pictures\./, route => (isDown ? route.abort() : route.fallback()))
  const photo = upload('foto.jpg', await flat().jpeg().toBuffer())
  await choose(page, photo)
  const alert = picker(page).getByRole('alert')
  await eventually(async () => expect(await alert.textContent()).toContain('foto.jpg no se ha podido abrir: no hay conexión'))
  isDown = false
  await choose(page, photo)
  await preview(page).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await preview(page).waitFor()
  expect(await preview(page).getAttribute('src')).toMatch(/^data:image/)
  expect(await seen(preview(page))).toBe('wide rbgy')
})

it('offers to reduce a file over the limit, which the field does not keep, and sends what was shown [IM-03, PH-02]', async () => {
  const trial = await givenTrial()
  const page = await open(trial)
  const large = await noise(3600, 2400).jpeg({ quality: 96 }).withMetadata({ orientation: 6 }).toBuffer()
  expect(large.length).toBeGreaterThan(5_000_000)
  await choose(page, upload('IMG_1.jpg', large))
  const reduce = picker(page).getByRole('button', { name: /^Reducir a \d/ })
  await reduce.waitFor()
  expect(await picker(page).getByRole('alert').textContent()).toContain('El archivo seleccionado es demasiado grande (límite 5 MB)')
  await picker(page).getByText('2400 × 3600').waitFor()
  await picker(page).getByText('Quedará en JPEG de 2000 × 3000, sin los datos de la cámara ni del lugar.').waitFor()
  await expectAccessibleAtBothSizes(page)
  // A save leaves the picture out, shows a notice as long as the form has it, and keeps the form open.
  await accept(page).click()
  const left = page.getByRole('group', { name: 'Guardar el ensayo' }).getByText('1 imagen no se ha guardado: supera el límite')
  await left.waitFor()
  await expectPath(page, `/ensayos/detalle/${trial.id}`)
  await reduce.waitFor()
  await picker(page).getByRole('button', { name: 'Descartar' }).click()
  await left.waitFor({ state: 'detached' })
  await picker(page).getByRole('button', { name: 'Elegir imagen' }).waitFor()

  await choose(page, upload('IMG_1.jpg', large))
  await reduce.click()
  await picker(page)
    .getByText(/Reducida de \d/)
    .waitFor()
  await eventually(async () => expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cambiar'))

  // Attachments are in the order of their names, not of their preparation [PH-03].
  const small = await flat().jpeg().toBuffer()
  await page.getByLabel('Adjuntos: archivos').setInputFiles([upload('IMG_2.jpg', small), upload('IMG_1.jpg', large)])
  await attached(page).getByText('IMG_2.jpg').waitFor()
  await incoming(page)
    .getByRole('button', { name: /^Reducir a \d/ })
    .click()
  await eventually(async () =>
    expect((await attached(page).allTextContents()).map(text => /IMG_\d/.exec(text)?.[0])).toEqual(['IMG_1', 'IMG_2']),
  )
  await accept(page).click()
  await expectPath(page, '/ensayos/ver')
  const { imagen } = (await site.api('GET', `/api/ensayos/${trial.id}/`)) as Ensayo
  const stored = Buffer.from(await (await fetch(imagen ?? '')).arrayBuffer())
  expect(stored.length).toBeLessThanOrEqual(5_000_000)
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 3000 })
})

it('makes attachments of several pictures at once, by name, and decodes none of them in the page [PH-03, PH-04]', async () => {
  const trial = await givenTrial()
  const page = await open(trial)
  const session = await site.debuggerOf(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const photo = await photoOf(4000, 3000)
  const names = Array.from({ length: 10 }, (_, index) => `IMG_${index + 1}.jpg`)
  await page.evaluate(() => {
    // Counter of decodings in the page, which must stay empty.
    const decoded: number[] = []
    const decode = globalThis.createImageBitmap
    const counting = (...given: Parameters<typeof decode>) => {
      decoded.push(1)
      return decode(...given)
    }
    Object.assign(globalThis, { decoded, createImageBitmap: counting })
  })
  await page
    .getByLabel('Adjuntos: archivos')
    .setInputFiles([
      ...[...names].reverse().map(name => upload(name, photo)),
      upload('notas-campo.jpg', Buffer.from('%PDF-1.7')),
      upload('zeta.heic', heicOf(2, 1)),
    ])
  await attached(page).nth(10).waitFor({ timeout: 120_000 })
  const decoded = await page.evaluate(() => (globalThis as unknown as { decoded: number[] }).decoded)
  // The page shows thumbnails only.
  const widths = await page.locator('img').evaluateAll(images => images.map(image => (image as HTMLImageElement).naturalWidth))
  expect(Math.max(...widths)).toBe(240)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const texts = await attached(page).allTextContents()
  expect(texts.map(text => /IMG_\d+|zeta/.exec(text)?.[0])).toEqual([...names.map(name => name.replace('.jpg', '')), 'zeta'])
  expect(await incoming(page).allTextContents()).toEqual(['notas-campo.jpg no es una imagen: es un documento PDF. No se ha añadido.'])
  await attached(page).last().getByText('Convertida de HEIC').waitFor()
  await expectAccessibleAtBothSizes(page)
  await accept(page).click()
  await expectPath(page, '/ensayos/ver')
  const saved = (await site.api('GET', `/api/adjuntos_de_ensayo/?ensayo=${trial.id}`)) as AdjuntoDeEnsayo[]
  expect(saved.filter(({ imagen }) => imagen).map(({ orden }) => orden)).toHaveLength(11)
  expect(decoded).toEqual([])
})

it('opens one picture at a time while the others wait, and moves nothing when each becomes an attachment [PH-03, PH-04]', async () => {
  const trial = await givenTrial()
  const page = await open(trial)
  const photo = await photoOf(3000, 2000)
  const seenRows = page.evaluate(
    () =>
      new Promise<{ opening: number; waiting: number; heights: number[] }>(resolve => {
        const list = document.querySelector('ol[aria-label="Adjuntos"]')
        const section = list?.closest('section')
        if (!list || !section) throw new Error('no attachments')
        const seen = { opening: 0, waiting: 0, heights: new Set<number>() }
        new MutationObserver(() => {
          const rows = [...section.querySelectorAll('ol > li')]
          const withText = (text: string) => rows.filter(({ textContent }) => textContent.includes(text)).length
          seen.opening = Math.max(seen.opening, withText('Abriendo la imagen'))
          seen.waiting = Math.max(seen.waiting, withText('En espera'))
          if (rows.length === 4) seen.heights.add(section.clientHeight)
          if (list.querySelectorAll('img').length === 4) resolve({ ...seen, heights: [...seen.heights] })
        }).observe(section, { childList: true, subtree: true, characterData: true, attributes: true })
      }),
  )
  await page.getByLabel('Adjuntos: archivos').setInputFiles([1, 2, 3, 4].map(number => upload(`IMG_${number}.jpg`, photo)))
  const { opening, waiting, heights } = await seenRows
  expect(opening).toBe(1)
  expect(waiting).toBeGreaterThan(0)
  expect(heights).toHaveLength(1)
})

/** Event of the browser's trace about an animation. */
interface TracedAnimation {
  name: string
  id2?: { local?: string }
  args: { data?: { nodeName?: string; compositeFailed?: number } }
}

it('turns the ring of a file that is opened on the compositor: on the main thread each turn would be frames of the page [PH-04]', async () => {
  const page = await open(await givenTrial())
  const browser = page.context().browser()
  const photo = await photoOf(4000, 3000)
  await browser?.startTracing(page, { categories: ['blink.animations'] })
  let trace: Buffer | undefined
  try {
    await page.getByLabel('Adjuntos: archivos').setInputFiles(['uno', 'dos', 'tres'].map(name => upload(`${name}.jpg`, photo)))
    await attached(page).nth(2).waitFor()
  } finally {
    trace = await browser?.stopTracing()
  }
  const { traceEvents } = JSON.parse(String(trace)) as { traceEvents: TracedAnimation[] }
  const animations = traceEvents.filter(({ name }) => name === 'Animation')
  const rings = animations.flatMap(({ id2, args }) => (args.data?.nodeName?.startsWith('svg') ? (id2?.local ?? []) : []))
  expect(rings.length).toBeGreaterThan(0)
  // Reasons why the browser does not run an animation on the compositor, as bits; 0 or none for one that the compositor runs.
  const reasons = animations.flatMap(({ id2, args }) => (rings.includes(id2?.local ?? '') ? (args.data?.compositeFailed ?? []) : []))
  expect(reasons.filter(reason => reason !== 0)).toEqual([])
})

it('keeps the form of a master open over a picture that its save left out, and says so in it [IM-03, PH-02]', async () => {
  const page = await site.open('/maestras/iconos')
  await page.getByRole('button', { name: 'Añadir icono' }).click()
  await page.getByLabel('Nombre icono').fill('Icono grande')
  const large = await noise(3600, 2400).jpeg({ quality: 96 }).toBuffer()
  await page.getByLabel('Imagen icono: archivo').setInputFiles(upload('grande.jpg', large))
  const reduce = page.getByRole('button', { name: /^Reducir a \d/ })
  await reduce.waitFor()
  const save = page.getByRole('button', { name: 'Guardar', exact: true })
  await save.click()
  const left = page.locator('form').getByText('1 imagen no se ha guardado: supera el límite')
  await left.waitFor()
  await expectHeading(page, 'Icono grande')
  await expectAccessibleAtBothSizes(page)
  await reduce.click()
  await left.waitFor({ state: 'detached' })
  await page.getByText(/Reducida de \d/).waitFor()
  await save.click()
  await expectHeading(page, 'Iconos')
  const icons = (await site.api('GET', '/api/iconos/')) as { nombre: { es_ES?: string }; imagen: string | null }[]
  expect(icons.filter(({ nombre }) => nombre.es_ES === 'Icono grande')).toMatchObject([{ imagen: expect.stringMatching(/^http/) }])
})

it('has a button for the camera where there is a finger [PH-03]', async () => {
  const trial = await givenTrial()
  const page = await open(trial, {
    viewport: PHONE,
    before: page =>
      page.addInitScript(() => {
        const { matchMedia } = window
        window.matchMedia = query => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query)
      }),
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Hacer una foto' }).click()
  expect(await (await chooser).element().getAttribute('capture')).toBe('environment')
  await (await chooser).setFiles(upload('image.jpg', await flat().jpeg().toBuffer()))
  await eventually(async () => expect(await attached(page).count()).toBe(1))
})
