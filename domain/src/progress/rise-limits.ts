import type { PlanInput } from '../person/plan-input.ts';
import { createProfile } from '../profile/profile.ts';
import { findUnestimated, type UnestimatedCaution } from '../training/lifts/first-load.ts';
import { trainingCautions } from '../training/training-cautions.ts';
import type { TrainingPause } from '../training/training-plan.ts';

export type RiseLimits = {
  /**
   * Spanish reason why loads and sets stay and no maximum is estimated; undefined if they may rise.
   */
  readonly restriction: string | undefined;
  /** No training before a clinical consultation: nothing is proposed. */
  readonly isPaused: boolean;
  readonly allowsMoreSets: boolean;
  /** Repetitions in reserve, at least. */
  readonly leastReserve: number;
};

const RESTRICTED_BY_PAUSE: Readonly<Record<TrainingPause, string>> = {
  emergency: 'Marcaste un síntoma de alarma: no entrenes hasta que te vea un médico.',
  pressure: 'Con tu presión de 180/110 o más no entrenes hasta que te vea un médico.',
  heart_failure:
    'Con una fracción de eyección menor de 50 %, lo que hagas lo decide tu cardiólogo.',
  thinness: 'Con tu peso para tu altura, primero que te vea un médico.',
};

const RESTRICTED_BY_CAUTION: Readonly<Record<UnestimatedCaution, string>> = {
  pregnancy: 'En el embarazo no proponemos subir pesos: eso lo decidís con tu obstetra.',
  pregnancy_unanswered:
    'No contestaste si hay un embarazo: hasta saberlo no proponemos subir pesos.',
  high_pressure_now: 'Con 160/100 o más en reposo no se sube el peso hasta que te vea un médico.',
  frail:
    'Con una caída o ayuda para caminar no proponemos subir pesos: hacelo con quien te acompaña.',
  aged_75: 'A partir de los 75 no proponemos subir pesos: hacelo con alguien que sepa al lado.',
  minor: 'A tu edad primero va la técnica: no proponemos subir pesos.',
  heart: 'Con una enfermedad del corazón, cuándo subir lo decide tu cardiólogo.',
  underfed: 'Mientras comas poco o te cueste comer no proponemos subir pesos.',
  bariatric_surgery:
    'Con una cirugía bariátrica reciente, cuándo subir lo decide tu equipo médico.',
  cancer: 'Durante un tratamiento oncológico, cuándo subir lo decide tu equipo médico.',
};

export function findRiseLimits(person: PlanInput | undefined): RiseLimits {
  if (!person)
    return { restriction: undefined, isPaused: false, allowsMoreSets: true, leastReserve: 0 };
  const cautions = trainingCautions(createProfile(person));
  const caution = findUnestimated(cautions);
  return {
    restriction: cautions.paused
      ? RESTRICTED_BY_PAUSE[cautions.paused]
      : caution && RESTRICTED_BY_CAUTION[caution],
    isPaused: cautions.paused !== undefined,
    allowsMoreSets: !cautions.conservative,
    leastReserve: cautions.leastReserve,
  };
}
