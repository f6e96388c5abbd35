import type { Notice } from '../evidence/notice.ts';
import { traced, type Traced } from '../evidence/traced.ts';
import { LIMITS } from '../person/plan-input.ts';
import { CEILING } from './water-rules.ts';

export type SweatTest = {
  /** YYYY-MM-DD, local date. */
  measuredOn: string;
  weightBeforeKg: number;
  weightAfterKg: number;
  drunkMl: number;
  urineMl: number;
  minutes: number;
};

/** Judgement: values outside are typing errors. */
export const SWEAT_TEST_LIMITS = {
  weightBeforeKg: LIMITS.weightKg,
  weightAfterKg: LIMITS.weightKg,
  drunkMl: { min: 0, max: 10_000, decimals: 0 },
  urineMl: { min: 0, max: 5_000, decimals: 0 },
  minutes: { min: 20, max: 600, decimals: 0 },
} as const;

/** Litres per hour. Judgement, far above every measured sport: beyond it a weight is mistyped. */
const MOST_POSSIBLE_RATE = 4;

/** 'gained': drank more than lost. 'nothing': no measurable sweat. 'impossible': a wrong figure. */
export type NoSweatRate = 'gained' | 'nothing' | 'impossible';

export type SweatResult =
  | {
      readonly ok: true;
      /** Litres per hour. */
      readonly rate: Traced;
      /** % of the initial weight; negative after a gain. */
      readonly loss: Traced;
      /** Millilitres per hour, never above the sweat rate. */
      readonly drinkPerHour: Traced;
      readonly notices: readonly Notice[];
    }
  | {
      readonly ok: false;
      readonly why: NoSweatRate;
      readonly notices: readonly Notice[];
    };

const GAINED: Notice = {
  code: 'sweat-test-gained',
  severity: 'warning',
  text: 'Terminaste con más peso que al empezar: tomaste más de lo que perdiste. Así es como baja el sodio de la sangre, y es una urgencia: con dolor de cabeza, náuseas o confusión, no tomes más y andá a una guardia. La próxima vez tomá menos.',
  basis: 'forja_rule',
  sources: ['hewbutler2015'],
};

const LOST_MUCH: Notice = {
  code: 'sweat-test-lost-much',
  severity: 'info',
  text: 'Bajaste más del 2 % de tu peso. La recomendación es no pasar de ahí en esfuerzos largos, aunque en pruebas a ritmo propio perder un poco más no hizo ir más lento.',
  basis: 'forja_rule',
  sources: ['sawka2007', 'goulet2011'],
};

const MUCH_PERCENT = 2;

export function sweatResult(test: SweatTest): SweatResult {
  const rate = sweatRate(test);
  const gained = test.weightAfterKg > test.weightBeforeKg;
  if (Math.abs(rate.value) > MOST_POSSIBLE_RATE)
    return { ok: false, why: 'impossible', notices: [] };
  if (rate.value <= 0 && gained) return { ok: false, why: 'gained', notices: [GAINED, CEILING] };
  if (rate.value <= 0)
    return { ok: false, why: rate.value === 0 ? 'nothing' : 'impossible', notices: [] };
  const loss = weightLoss(test);
  return {
    ok: true,
    rate,
    loss,
    drinkPerHour: drinkPerHour(rate),
    notices: [
      ...(gained ? [GAINED] : []),
      ...(loss.value > MUCH_PERCENT ? [LOST_MUCH] : []),
      CEILING,
    ],
  };
}

const sweatRate = ({ weightBeforeKg, weightAfterKg, drunkMl, urineMl, minutes }: SweatTest) =>
  traced(
    {
      rule: 'sweat-rate',
      title: 'Lo que transpirás por hora',
      unit: 'l/h',
      basis: 'forja_rule',
      sources: ['mcdermott2017'],
      note: 'Lo que bajaste, más lo que tomaste, menos lo que orinaste, dividido por las horas. Un kilo es cerca de un litro. Vale para ese esfuerzo y ese calor.',
    },
    {
      pesoAntes: weightBeforeKg,
      pesoDespues: weightAfterKg,
      tomadoMl: drunkMl,
      orinaMl: urineMl,
      minutos: minutes,
    },
    [
      ['litros', 'pesoAntes - pesoDespues + (tomadoMl - orinaMl) / 1000'],
      ['porHora', 'round(litros / (minutos / 60), 2)'],
    ],
  );

const weightLoss = ({ weightBeforeKg, weightAfterKg }: SweatTest) =>
  traced(
    {
      rule: 'sweat-loss',
      title: 'Peso que bajaste',
      unit: '%',
      basis: 'forja_rule',
      sources: ['sawka2007'],
    },
    { pesoAntes: weightBeforeKg, pesoDespues: weightAfterKg },
    [['bajaste', 'round((pesoAntes - pesoDespues) / pesoAntes * 100, 1)']],
  );

const drinkPerHour = (rate: Traced) =>
  traced(
    {
      rule: 'sweat-drink-per-hour',
      title: 'Cuánto tomar por hora',
      unit: 'ml',
      basis: 'forja_rule',
      sources: ['hewbutler2015', 'mcdermott2017'],
      note: 'Hasta reponer lo que transpirás, nunca más, y como mucho 1 litro por hora: es una regla nuestra, porque el consenso no da un tope. Se redondea para abajo, de a 50 ml.',
    },
    { transpiracion: rate.value },
    [['mililitros', 'floor(round(min(transpiracion, 1) * 20, 6)) * 50']],
  );
