import { traced, type Traced } from '../../evidence/traced.ts';
import { countSets } from './fractional-volume.ts';
import { MUSCLE_NAMES, MUSCLES, type Muscle } from '../../exercises/muscles.ts';
import type { TrainingDay } from '../training-plan.ts';

export function weeklyVolume(
  days: readonly Pick<TrainingDay, 'exercises'>[],
): { muscle: Muscle; sets: Traced }[] {
  const counted = countSets(days.flatMap(({ exercises }) => exercises));
  return MUSCLES.map((muscle, at) => ({
    muscle,
    sets: traced(
      {
        rule: 'training.weekly-volume',
        title: `Series por semana: ${MUSCLE_NAMES[muscle].toLowerCase()}`,
        unit: 'series',
        basis: 'source',
        sources: ['pelland2026'],
        note: 'Una serie cuenta entera para el músculo que manda y media para el que ayuda.',
      },
      { seriesDirectas: counted[at]?.direct ?? 0, seriesIndirectas: counted[at]?.indirect ?? 0 },
      [['series', 'seriesDirectas + 0.5 * seriesIndirectas']],
    ),
  }));
}
