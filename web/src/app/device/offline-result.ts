import type { WorkerAnswer } from '../../pwa/worker/request-offline-report.ts';
import type { PassVerdict } from '../../features/membership/pass/judge-pass.ts';
import { offlineScreens } from './offline-screens.ts';
import { deviceMessages } from './device.messages.ts';

const { check: texts } = deviceMessages;

export type Tried = { name: string; opens: boolean; words: string };
export type OfflineResult = {
  tried: Tried[];
  advice: string[];
  canBring: boolean;
};

export type OfflineFacts = {
  answer: WorkerAnswer;
  recordCount: number | undefined;
  membership: { hasMembership: boolean; pass: PassVerdict['status'] };
};

export function offlineResult({ answer, recordCount, membership }: OfflineFacts): OfflineResult {
  const screens = answer.kind === 'report' ? listScreenNames(answer) : [];
  const missing = answer.kind === 'report' ? answer.report.missing.length : 0;
  const isDataKept = recordCount !== undefined;
  const hasPass = membership.pass === 'active';
  return {
    tried: [
      ...screens,
      {
        name: texts.data,
        opens: isDataKept,
        words: isDataKept ? texts.dataKept(recordCount) : texts.dataNotKept,
      },
      ...(membership.hasMembership
        ? [
            {
              name: texts.membership,
              opens: hasPass,
              words: hasPass ? texts.passKept : texts.passNotKept,
            },
          ]
        : []),
    ],
    advice: [
      ...(answer.kind === 'report'
        ? missing > 0
          ? [texts.bringAdvice]
          : []
        : [texts.unanswered[answer.kind]]),
      ...(isDataKept ? [] : [texts.dataAdvice]),
      ...(membership.hasMembership && !hasPass ? [texts.passAdvice] : []),
    ],
    canBring: missing > 0,
  };
}

function listScreenNames({ report }: Extract<WorkerAnswer, { kind: 'report' }>): Tried[] {
  const names = new Map(offlineScreens.map(({ path, name }) => [path, name]));
  const screens = report.screens.map(({ path, missing }) => ({
    name: names.get(path) ?? path,
    opens: missing.length === 0,
    words: missing.length === 0 ? texts.opens : texts.doesNotOpen(missing.length),
  }));
  const screenFiles = new Set(report.screens.flatMap(({ missing }) => missing));
  const others = report.missing.filter((file) => !screenFiles.has(file)).length;
  const isWhole = others === 0;
  const rest = {
    name: texts.rest,
    opens: isWhole,
    words: isWhole ? texts.restKept : texts.restNotKept(others),
  };
  return [...screens, rest];
}
