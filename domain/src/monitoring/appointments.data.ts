import type { Moment } from './check-up-tests.data.ts';
import type { CheckUp } from './check-up.ts';

export const CHECK_UP_WEEKS = { baseline: -3, early: 6, middle: 13, after3Months: 13, after12Months: 52 } as const;

export type Appointment = Pick<CheckUp, 'id' | 'title' | 'note'> & { readonly moment: Moment };

/** Appointments as displayed: compounds.md 4.1. */
export const APPOINTMENTS = {
  baseline: {
    id: 'baseline',
    moment: 'baseline',
    title: 'Antes de empezar',
    note: 'De 2 a 4 semanas antes, con 48 a 72 horas sin entrenar (criterio experto).',
  },
  early: { id: 'early', moment: 'early', title: 'A las 4 a 6 semanas' },
  middle: { id: 'middle', moment: 'middle', title: 'A los 3 meses' },
  end: { id: 'end', moment: 'end', title: 'Al terminar', note: 'Si el uso sigue, cada 3 meses.' },
  after_3_months: { id: 'after-3-months', moment: 'after_3_months', title: 'A los 3 meses de dejar' },
  after_12_months: {
    id: 'after-12-months',
    moment: 'after_12_months',
    title: 'A los 12 meses de dejar',
    note: 'Si las hormonas o los espermatozoides no volvieron a lo normal.',
  },
} as const satisfies Readonly<Record<Moment, Appointment>>;
