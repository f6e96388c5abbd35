import type { PlanInput } from '@forja/domain/person/plan-input';
import type { Plan } from '@forja/domain/plan/plan';
import { z } from 'zod/mini';
import { instant } from './http/common.ts';
import { planInput } from './plan-input.ts';
import { declareCollection, type FieldWords } from './records/records.ts';

/**
 * Outline check only, so that plans of older engines still open; `plan.schema.json` documents the
 * whole.
 */
const plan = z
  .custom<Plan>(hasOutline, 'Eso no es un plan.')
  .check(z.meta({ $ref: '#/components/schemas/Plan' }));

const outline = z.looseObject({
  engineVersion: z.string(),
  input: z.looseObject({}),
  sources: z.array(z.string()),
});
const origin = z.looseObject({
  plan: z.looseObject({ engineVersion: z.unknown(), input: z.unknown() }),
});

function hasOutline(value: unknown): boolean {
  return outline.safeParse(value).success;
}

/** The server stores the plan of its own engine, from the input that a device sends. */
export const plans = declareCollection({
  name: 'plans',
  label: { one: 'plan', many: 'planes' },
  privacy: {
    heading: 'Los planes que guardás',
    lead: 'Lo que respondiste, cuándo, y el plan que salió de ahí. Mientras no guardás el plan, tus respuestas no salen de tu equipo.',
    fields: {
      ageYears: 'Edad.',
      weightKg: 'Peso.',
      heightCm: 'Altura.',
      sex: 'Sexo.',
      conditions: 'Enfermedades.',
      goal: 'Objetivo.',
      level: 'Nivel de entrenamiento.',
      cycleWeeks: 'Cuántas semanas.',
      cycleType: 'Plan con o sin química.',
      bodyFatPercent: 'Porcentaje de grasa (optativo).',
      activity: 'Actividad de todos los días (optativo).',
      trainingDays: 'Días de entrenamiento (optativo).',
      sessionMinutes: 'Minutos por sesión (optativo).',
      equipment: 'Con qué entrenás (optativo).',
      foodPattern: 'Cómo comés (optativo).',
      foodsToAvoid: 'Comidas que evitás (optativo).',
      foodBudget: 'Cuánto gastás en comida (optativo).',
      cookingDays: 'Para cuántos días cocinás (optativo).',
      injuries: 'Lesiones (optativo).',
      trainsInHeat: 'Si entrenás con calor (optativo).',
      bloodPressure: 'Presión en reposo (optativo).',
      labs: 'Resultados de análisis (optativo).',
      health: 'Situaciones de salud, como un embarazo o un remedio (optativo).',
      screening: 'Respuestas sobre tu relación con la comida (optativo).',
      lifts: 'Pesos que ya levantás (optativo).',
      measuredExpenditure: 'Tu gasto según tus registros, si el plan se hizo de nuevo con él.',
      chemistry:
        'Sustancias que usás o pensás usar, y cómo las controlás (solo si pedís ese plan).',
    } satisfies FieldWords<PlanInput>,
  },
  schema: z.object({
    createdAt: instant,
    input: planInput,
    engineVersion: z.string().check(z.maxLength(40, 'Esa versión no existe.')),
  }),
  stored: z.object({ createdAt: instant, plan }),
  /** Each plan has some 50 KB. */
  limit: 2_000,
  maxBodyBytes: 64 * 1024,
  toRequest(stored) {
    const parsed = origin.safeParse(stored);
    if (!parsed.success) return stored;
    const { plan, ...rest } = parsed.data;
    return { ...rest, input: plan.input, engineVersion: plan.engineVersion };
  },
  refusals: ['risk_blocks_plan'],
});
