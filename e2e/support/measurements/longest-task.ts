type TraceEvent = { name: string; ph: string; ts: number; tdur?: number; pid: number; tid: number };

/** What `browser.stopTracing` gives, of the categories "toplevel" and "blink.user_timing". */
export function parseTrace(trace: Buffer): TraceEvent[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  return traceEvents;
}

/**
 * CPU time, which others of a busy machine do not lengthen, of the thread of the last mark: opening an address changes the
 * process of the page.
 */
export function findLongestTask(events: readonly TraceEvent[]): number {
  const mark = events.findLast(({ name, ph }) => name === 'step' && ph === 'I');
  if (!mark) throw new Error('the step is not in the trace');
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
