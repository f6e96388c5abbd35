import { ERRORS, type ErrorCode } from '@forja/contract/http/errors';
import { z } from 'zod';

// Object.keys widens to string; ERRORS is a closed constant
const CODES = Object.keys(ERRORS) as ErrorCode[];

export const refusalSchema = z
  .object({
    success: z.literal(false),
    code: z.enum(CODES),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    current: z
      .unknown()
      .optional()
      .meta({ description: 'Of a conflict: the record as the server has it' }),
    requestId: z.string(),
  })
  .meta({
    id: 'Refusal',
    description: 'Why the call was refused; `message` is for the person, in Spanish',
  });
