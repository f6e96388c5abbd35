import { requestReply } from './request-reply.ts';
import { isOfflineReport, type OfflineReport, type OfflineRequest } from './offline-report.ts';

/**
 * A full download over a slow connection takes long; a worker of an earlier version never answers.
 */
const TIMEOUT_MS = { 'open-screens': 20_000, 'bring-missing': 120_000 } as const;

export type WorkerAnswer =
  | { kind: 'report'; report: OfflineReport }
  | { kind: 'no-worker' }
  | { kind: 'not-yet' }
  /** An earlier worker does not know the request. */
  | { kind: 'no-answer' };

export async function requestOfflineReport(request: OfflineRequest): Promise<WorkerAnswer> {
  if (!('serviceWorker' in navigator)) return { kind: 'no-worker' };
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const worker = navigator.serviceWorker.controller ?? registration?.active;
  if (!worker) return { kind: 'not-yet' };
  const answer = await requestReply(worker, request, TIMEOUT_MS[request.kind]);
  return isOfflineReport(answer) ? { kind: 'report', report: answer } : { kind: 'no-answer' };
}
