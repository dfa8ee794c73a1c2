import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'

// Program: prints the pages of the PDF in its argument as JSON. A process of its own, because the reader uses `import()`.

const pdf = await getDocumentProxy(new Uint8Array(await readFile(process.argv[2])))
const pages = []
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const text = items.map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
  pages.push({ width: Math.round(width), height: Math.round(height), text: text.replace(/\s+/g, ' ') })
}
console.log(JSON.stringify(pages))
