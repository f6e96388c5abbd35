import { PAYMENT_STATES } from './payment-state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECEIVED_STATES, shouldReplace } from './payment-transition.ts';

const anyReport = fc.record({
  state: fc.constantFrom(...PAYMENT_STATES),
  refundedMinor: fc.nat(3),
  // few instants, so that many coincide
  providerUpdatedAt: fc.nat(4).map((second) => new Date(1_772_366_400_000 + second * 1_000)),
});

test('old reports replace nothing, received payments stay received, and refunds stay refunded', () => {
  fc.assert(
    fc.property(anyReport, anyReport, (report, stored) => {
      if (!shouldReplace(report, stored)) return;
      expect(report.providerUpdatedAt.getTime()).toBeGreaterThanOrEqual(
        stored.providerUpdatedAt.getTime(),
      );
      if (RECEIVED_STATES.has(stored.state)) expect(RECEIVED_STATES).toContain(report.state);
      if (stored.state === 'refunded') expect(report.state).toBe('refunded');
    }),
  );
});

test('simultaneous reports converge in any order, and repeated reports count once', () => {
  const sameInstant = fc
    .array(anyReport, { minLength: 2, maxLength: 5 })
    .map((all) => all.map((each) => ({ ...each, providerUpdatedAt: new Date(0) })));
  const end = (all: (typeof anyReport extends fc.Arbitrary<infer N> ? N : never)[]) =>
    all.reduce((stored, report) => (shouldReplace(report, stored) ? report : stored));
  // cancelled and rejected are equivalent: the first report stays
  const rankOf = ({ state, refundedMinor }: { state: string; refundedMinor: number }) =>
    `${state === 'cancelled' ? 'rejected' : state} ${refundedMinor}`;
  fc.assert(
    fc.property(sameInstant, (all) => {
      expect(rankOf(end([...all, ...all].toReversed()))).toBe(rankOf(end(all)));
      for (const each of all) expect(shouldReplace(each, each)).toBe(false);
    }),
  );
});

test('later reports of received or returning money are accepted', () => {
  const at = (second: number) => new Date(second * 1_000);
  const aReport = (state: (typeof PAYMENT_STATES)[number], second: number, refundedMinor = 0) => ({
    state,
    refundedMinor,
    providerUpdatedAt: at(second),
  });
  for (const [known, next] of [
    ['pending', 'approved'],
    ['in_review', 'rejected'],
    ['rejected', 'approved'],
    ['approved', 'refunded'],
    ['approved', 'charged_back'],
    ['charged_back', 'approved'],
    ['charged_back', 'refunded'],
  ] as const)
    expect(shouldReplace(aReport(next, 2), aReport(known, 1)), `${known} to ${next}`).toBe(true);
  expect(shouldReplace(aReport('approved', 1, 5), aReport('approved', 1))).toBe(true);
});
