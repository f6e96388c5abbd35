import { type SourceKey, SOURCES } from '@forja/domain/evidence/sources';
import { z } from 'zod';

// Object.keys forgets the type of the keys; SOURCES is a closed constant
const SOURCE_KEYS = Object.keys(SOURCES) as SourceKey[];

export const sourceKey = z
  .enum(SOURCE_KEYS)
  .meta({ id: 'SourceKey', description: 'A verified source of the evidence, by its key' });

export const basis = z
  .enum(['source', 'forja_rule', 'expert_judgement'])
  .meta({ id: 'Basis', description: 'Who answers for a figure: a paper, a rule of ours, or the judgement of experts' });

const step = z.object({ name: z.string(), expression: z.string(), value: z.number() }).readonly();

export const traced = z
  .object({
    value: z.number(),
    unit: z.string(),
    rule: z.string(),
    title: z.string(),
    basis,
    inputs: z.record(z.string(), z.number()).readonly(),
    steps: z.array(step).readonly(),
    sources: z.array(sourceKey).readonly(),
    note: z.string().exactOptional(),
  })
  .readonly()
  .meta({
    id: 'Traced',
    description: 'A number that says where it comes from: evaluating `steps` in order over `inputs` gives `value`',
  });

export const notice = z
  .object({
    code: z.string(),
    severity: z.enum(['info', 'warning', 'stop']),
    text: z.string(),
    basis,
    sources: z.array(sourceKey).readonly(),
  })
  .readonly()
  .meta({ id: 'Notice', description: 'Something the person must read beside the numbers, in Spanish' });
