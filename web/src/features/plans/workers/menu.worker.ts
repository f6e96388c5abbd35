import { makeMenus, weekSwaps } from './make-menus.ts';
import type { SwapsCall, WeekCall, WeekMenus, WeekSwaps } from './menu-calls.ts';

export type Numbered<Body> = { id: number } & Body;
export type WorkerQuestion = { week: WeekCall } | { swaps: SwapsCall };
/** A week says how many of its days are made before it comes. */
export type WorkerReply = Numbered<
  { readyDays: number } | { menus: WeekMenus } | { weekSwaps: WeekSwaps } | { failed: string }
>;

/** Here a menu takes its time without a key or a scroll waiting for it. */
self.addEventListener('message', ({ data }: MessageEvent<Numbered<WorkerQuestion>>) => {
  const { id } = data;
  const reply = (body: WorkerReply) => self.postMessage(body);
  try {
    if ('week' in data)
      reply({ id, menus: makeMenus(data.week, (readyDays) => reply({ id, readyDays })) });
    else reply({ id, weekSwaps: weekSwaps(data.swaps) });
  } catch (error) {
    reply({ id, failed: String(error) });
  }
});
