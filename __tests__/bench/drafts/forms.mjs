const LINES = 40
const ATTACHMENTS = 10

const post = async ({ address, authorization }, path, record) => {
  const answer = await fetch(`${address}/api/${path}/`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(record),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

const words = n => ({ es_ES: `Texto número ${n}`, en_US: `Text number ${n}`, fr_FR: `Texte numéro ${n}` })

/** Forms to measure: each creates a record, opens its form, and chooses pictures in it. */
export const forms = {
  product: {
    title: '40 lines, 2 pictures of 5 MB',
    field: 'Título',
    async make(server) {
      const { id } = await post(server, 'productos_genericos', { codigo: 'BENCH-G', nombre: words(0) })
      for (let orden = 0; orden < LINES; orden++)
        await post(server, 'lineas_de_composicion', { valor: words(orden), orden, producto_generico: id, producto_acabado: null })
      return `/productos/edit/g/${id}`
    },
    async choose(page, file) {
      for (const name of ['Imagen de catálogo', 'Imagen de modo de acción']) await page.getByLabel(`${name}: archivo`).setInputFiles(file)
    },
  },
  trial: {
    title: '10 pictures of 5 MB',
    field: 'Titular',
    async make(server) {
      const { id } = await post(server, 'ensayos', { codigo: 'BENCH-E', nombre: words(0), fecha: '2026-01-31' })
      return `/ensayos/detalle/${id}`
    },
    async choose(page, file) {
      await page.getByRole('button', { name: 'Nuevo adjunto', exact: true }).click()
      const dialog = page.getByRole('dialog')
      for (let n = 1; n <= ATTACHMENTS; n++) {
        await dialog.getByLabel('Imagen: archivo').setInputFiles(file)
        await dialog.getByAltText('Vista previa de la imagen elegida').waitFor()
        const name = n < ATTACHMENTS ? 'Aceptar y añadir otro' : 'Aceptar'
        await dialog.getByRole('button', { name, exact: true }).click()
        if (n < ATTACHMENTS) await dialog.getByAltText('Vista previa de la imagen elegida').waitFor({ state: 'hidden' })
      }
      await dialog.waitFor({ state: 'hidden' })
    },
  },
}
