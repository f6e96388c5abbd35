import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';

export const FOOD_ID_HELP = 'Elegí un alimento de la lista.';

const FOOD_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const foodId = z
  .string(missingOr(FOOD_ID_HELP))
  .check(z.maxLength(100, FOOD_ID_HELP), z.regex(FOOD_ID, FOOD_ID_HELP));
