import { sha256 } from '@server/sha256'

/** Drawing, with the width of its picture in pixels. */
export interface Drawing {
  svg: string
  width: number
}

/** Drawings by key. Rows name a picture by the key until it has been made and its hash is known. */
export class Album {
  readonly drawings = new Map<string, Drawing>()

  add(svg: string, width: number): string {
    const key = sha256(`${width} ${svg}`)
    this.drawings.set(key, { svg, width })
    return key
  }
}
