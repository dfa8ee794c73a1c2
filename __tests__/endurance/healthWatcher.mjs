/** A process of its own, so that what the tests do meanwhile holds no answer up: asks a server whether it is well until it is told to end. */
const INTERVAL_MS = 25
const address = process.argv[2]

let isOver = false
let stallMs = 0
const refusals = []
process.once('message', () => (isOver = true))

process.send('ready')
while (!isOver) {
  const began = performance.now()
  try {
    const response = await fetch(`${address}/api/salud/`)
    const text = await response.text()
    if (response.status !== 200) refusals.push(`${response.status} ${text}`)
  } catch (error) {
    refusals.push(String(error.cause ?? error))
  }
  stallMs = Math.max(stallMs, performance.now() - began)
  await new Promise(resolve => setTimeout(resolve, INTERVAL_MS))
}
process.send({ stallMs, refusals }, () => process.disconnect())
