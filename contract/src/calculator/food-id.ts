import { z } from 'zod/mini';
import { missingOr } from '../http/common.ts';

export const FOOD_ID_HELP = 'Elegí un alimento de la lista.';

/** Words of the food table joined by dashes, or the id of a record; a newer version may know more of them. */
const FOOD_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const foodId = z
  .string(missingOr(FOOD_ID_HELP))
  .check(z.maxLength(100, FOOD_ID_HELP), z.regex(FOOD_ID, FOOD_ID_HELP));
