const CATEGORIES = ['toplevel', 'blink.user_timing']

/** Processor time in milliseconds of the page's main thread for each frame; other programs do not count. */
const workOfFrames = trace => {
  const marks = trace.filter(({ name, cat }) => name === 'frame' && cat.includes('blink.user_timing')).toSorted((a, b) => a.ts - b.ts)
  const [{ pid, tid }] = marks
  const work = marks.map(() => 0)
  for (const event of trace) {
    if (event.name !== 'ThreadControllerImpl::RunTask' || event.pid !== pid || event.tid !== tid || event.tdur === undefined) continue
    // The mark of a frame is inside its task.
    const frame = marks.findLastIndex(({ ts }) => ts < event.ts + event.dur)
    if (frame >= 0) work[frame] += event.tdur / 1000
  }
  if (work.every(time => time === 0)) throw new Error('This Chromium does not tell the processor time of its threads')
  return work
}

/** Scrolls an open page. `work` of a frame is the larger of its own work and that of the previous frame, because either can delay it. */
export const scroll = async (browser, page, milliseconds) => {
  await browser.startTracing(page, { categories: CATEGORIES })
  const { frames, nodes } = await page.evaluate(`bench.scroll(${milliseconds})`)
  const work = workOfFrames(JSON.parse(String(await browser.stopTracing())).traceEvents)
  return { nodes, frames: frames.map((frame, at) => ({ ...frame, work: Math.max(work[at] ?? 0, work[at + 1] ?? 0) })) }
}

/** Interval of frames of a screen at 60 Hz, in milliseconds. */
export const FRAME_MS = 1000 / 60

/** True for a frame more than one and a half intervals after the previous one. */
const isLate = ({ gap }, interval) => gap > 1.5 * interval

export const late = ({ frames }, interval) => frames.filter(frame => isLate(frame, interval)).length

/**
 * Number of frames that a page dropped: late ones, and those painted with a gap in the list. If the machine is so busy that the plain page,
 * which scrolls right before and after, is late too (not `calm`), a late frame counts only if the page's own work on it was longer than the
 * interval, and a gap only in a frame in time.
 */
export const dropped = ({ frames }, interval, calm) =>
  frames.filter(frame => (isLate(frame, interval) ? calm || frame.work > interval : frame.blank)).length
