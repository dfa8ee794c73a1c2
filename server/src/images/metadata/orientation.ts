const ORIENTATION = 0x0112
const SHORT = 3
const PREFIX = Buffer.from('Exif\0\0', 'latin1')

/** Start of a TIFF directory with one entry, big-endian, 26 bytes in all. The orientation follows these 18 bytes. */
const HEAD = Buffer.from('4d4d002a0000000800010112000300000001', 'hex')

/** Orientation in the first directory of Exif data; undefined for an upright picture or unreadable data. */
const orientationOf = (tiff: Buffer): number | undefined => {
  const isLittle = tiff.toString('latin1', 0, 4) === 'II*\0'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  if (!isLittle && tiff.toString('latin1', 0, 4) !== 'MM\0*') return undefined
  // An exception for each offset that points outside the data would take long in a file of many.
  const directory = tiff.length < 8 ? Infinity : long(4)
  if (directory + 2 > tiff.length) return undefined
  for (let entry = directory + 2, left = short(directory); left > 0 && entry + 10 <= tiff.length; entry += 12, left--)
    if (short(entry) === ORIENTATION && short(entry + 2) === SHORT) {
      const value = short(entry + 8)
      return value >= 2 && value <= 8 ? value : undefined
    }
  return undefined
}

/** Exif data reduced to the orientation, with the original prefix; undefined for an upright picture or unreadable data. */
export const orientationOnly = (exif: Buffer): Buffer | undefined => {
  const prefix = exif.subarray(0, PREFIX.length).equals(PREFIX) ? PREFIX : Buffer.alloc(0)
  const orientation = orientationOf(exif.subarray(prefix.length))
  return orientation === undefined ? undefined : Buffer.concat([prefix, HEAD, Buffer.from([0, orientation, 0, 0, 0, 0, 0, 0])])
}
