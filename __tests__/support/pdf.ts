import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Page of a PDF: size in points, text in reading order. */
interface PdfPage {
  width: number
  height: number
  text: string
}

const MOST_BYTES = 50_000_000

/** Pages of a PDF in order. */
export const readPdf = async (bytes: Uint8Array): Promise<PdfPage[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'nutricion-pdf-'))
  try {
    const file = join(folder, 'printed.pdf')
    await writeFile(file, bytes)
    const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'readPdf.mjs'), file], { maxBuffer: MOST_BYTES })
    return JSON.parse(stdout) as PdfPage[]
  } finally {
    await rm(folder, { recursive: true })
  }
}
