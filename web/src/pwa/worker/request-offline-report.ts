import { requestReply } from './request-reply.ts';
import { isOfflineReport, type OfflineReport, type OfflineRequest } from './offline-report.ts';

/** Bringing everything over a bad signal takes its time; a worker of an earlier version never answers. */
const TIMEOUT_MS = { 'open-screens': 20_000, 'bring-missing': 120_000 } as const;

export type WorkerAnswer =
  | { kind: 'report'; report: OfflineReport }
  /** This browser, or this window of it, keeps no pages. */
  | { kind: 'no-worker' }
  /** The app is still being kept: it is its first minute here. */
  | { kind: 'not-yet' }
  /** A worker of an earlier version, that does not know the question. */
  | { kind: 'no-answer' };

/** Asks whoever answers the visits of this device without signal. */
export async function requestOfflineReport(request: OfflineRequest): Promise<WorkerAnswer> {
  if (!('serviceWorker' in navigator)) return { kind: 'no-worker' };
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const worker = navigator.serviceWorker.controller ?? registration?.active;
  if (!worker) return { kind: 'not-yet' };
  const answer = await requestReply(worker, request, TIMEOUT_MS[request.kind]);
  return isOfflineReport(answer) ? { kind: 'report', report: answer } : { kind: 'no-answer' };
}
