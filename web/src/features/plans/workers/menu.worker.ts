import { makeMenus } from './make-menus.ts';
import type { MenusCall, WeekMenus } from './menu-calls.ts';

export type Numbered<Body> = { id: number } & Body;
export type WorkerReply = Numbered<{ menus: WeekMenus } | { failed: string }>;

/** Here a menu takes its time without a key or a scroll waiting for it. */
self.addEventListener('message', ({ data }: MessageEvent<Numbered<{ call: MenusCall }>>) => {
  const { id, call } = data;
  try {
    self.postMessage({ id, menus: makeMenus(call) } satisfies WorkerReply);
  } catch (error) {
    self.postMessage({ id, failed: String(error) } satisfies WorkerReply);
  }
});
