import { z } from 'zod/mini';
import { REQUIRED } from './http/common.ts';
import { declareCollection, type FieldWords } from './records/records.ts';

export const EVALUATION_HELP = {
  takenOn: 'Poné el día de la evaluación, hasta hoy.',
  version: 'La versión tiene que ser un número entero desde 1.',
  answers: 'Las respuestas de la evaluación no se entienden.',
} as const;

const name = z.string().check(z.minLength(1), z.maxLength(40, EVALUATION_HELP.answers));

const evaluation = z.object({
  takenOn: z.iso.date(EVALUATION_HELP.takenOn),
  /** Version of the questions and weights: the same answers and version give the same scores. */
  version: z.int(EVALUATION_HELP.version).check(z.gte(1), z.lte(1000, EVALUATION_HELP.version)),
  answers: z
    .record(name, name, REQUIRED)
    .check(z.refine((answers) => Object.keys(answers).length <= 100, EVALUATION_HELP.answers)),
});
export type SavedAnswers = z.infer<typeof evaluation>;

export const evaluations = declareCollection({
  name: 'evaluations',
  label: { one: 'evaluación', many: 'evaluaciones' },
  privacy: {
    heading: 'Tus evaluaciones',
    lead: 'Solo las que guardás: hasta entonces las respuestas no salen de tu equipo.',
    fields: {
      takenOn: 'El día de la evaluación.',
      version: 'La versión de las preguntas.',
      answers:
        'Lo que respondiste de señales de alarma, actividad, sueño, comida, tabaco, cintura y presión, y qué buscás con un plan. También tu nombre, edad, peso y altura, si los pusiste.',
    } satisfies FieldWords<SavedAnswers>,
  },
  schema: evaluation,
  stored: evaluation,
  limit: 1000,
  writers: 'user',
});
