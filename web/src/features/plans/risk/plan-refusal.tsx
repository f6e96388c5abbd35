import type { Notice } from '@forja/domain/evidence/notice';
import { PlanSources } from '../sources/source-numbers.ts';
import { Notices } from './notices.tsx';

export const PlanRefusal = ({ reasons }: { reasons: readonly Notice[] }) => (
  <PlanSources value={reasons.flatMap(({ sources }) => sources)}>
    <Notices notices={reasons} />
  </PlanSources>
);
