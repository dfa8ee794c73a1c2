const CATEGORIES = ['toplevel', 'blink.user_timing']

/** Milliseconds of processor time that the page's main thread spent on each frame: other programs do not count. */
const workOfFrames = trace => {
  const marks = trace.filter(({ name, cat }) => name === 'frame' && cat.includes('blink.user_timing')).toSorted((a, b) => a.ts - b.ts)
  const [{ pid, tid }] = marks
  const work = marks.map(() => 0)
  for (const event of trace) {
    if (event.name !== 'ThreadControllerImpl::RunTask' || event.pid !== pid || event.tid !== tid || event.tdur === undefined) continue
    // The mark of a frame lies inside of its task.
    const frame = marks.findLastIndex(({ ts }) => ts < event.ts + event.dur)
    if (frame >= 0) work[frame] += event.tdur / 1000
  }
  if (work.every(time => time === 0)) throw new Error('This Chromium does not tell the processor time of its threads')
  return work
}

/** Scrolls an open page. The `work` of a frame is the larger of its own and that of the one before it: either can make it late. */
export const scroll = async (browser, page, milliseconds) => {
  await browser.startTracing(page, { categories: CATEGORIES })
  const { frames, nodes } = await page.evaluate(`bench.scroll(${milliseconds})`)
  const work = workOfFrames(JSON.parse(String(await browser.stopTracing())).traceEvents)
  return { nodes, frames: frames.map((frame, at) => ({ ...frame, work: Math.max(work[at] ?? 0, work[at + 1] ?? 0) })) }
}

/** A frame that comes more than one and a half intervals after the one before it has missed its turn. */
const isLate = ({ gap }, interval) => gap > 1.5 * interval

export const late = ({ frames }, interval) => frames.filter(frame => isLate(frame, interval)).length

/**
 * How many frames a page dropped: was late with, or painted with a hole in the list. While the machine is too busy for even the plain
 * page to be in time (it scrolls just before and just after), a late frame counts where the page's own work on it was longer than the
 * interval, and a hole where the frame was in time.
 */
export const dropped = ({ frames }, interval, calm) =>
  frames.filter(frame => (isLate(frame, interval) ? calm || frame.work > interval : frame.blank)).length
