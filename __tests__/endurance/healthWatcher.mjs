/** Interval of health checks, in a process of its own, so that work of the tests does not delay the measured responses. */
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
