type TraceEvent = { name: string; ph: string; ts: number; tdur?: number; pid: number; tid: number };

/** Parses `browser.stopTracing` output with the categories "toplevel" and "blink.user_timing". */
export function parseTrace(trace: Buffer): TraceEvent[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  return traceEvents;
}

/** CPU time, which a busy machine does not lengthen, on the thread of the last mark: navigation changes the process. */
export function findLongestTask(events: readonly TraceEvent[]): number {
  const mark = events.findLast(({ name, ph }) => name === 'step' && ph === 'I');
  if (!mark) throw new Error('the step is not in the trace');
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
