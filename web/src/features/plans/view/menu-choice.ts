import { MEALS } from '@forja/domain/menu/menu';
import { z } from 'zod';
import type { DayChoice, MenuChoice } from '../workers/menu-calls.ts';

export const FIRST_MENU: DayChoice = { seed: 0, swaps: [] };
export const FIRST_MENUS: MenuChoice = { training: FIRST_MENU, rest: FIRST_MENU };

const dayChoice = z
  .object({
    seed: z.int().min(0),
    swaps: z.array(z.object({ meal: z.enum(MEALS), slot: z.int().min(0), foodId: z.string() })),
  })
  .catch(FIRST_MENU);
const menuChoice = z.object({ training: dayChoice, rest: dayChoice }).catch(FIRST_MENUS);

/** What another version left behind counts as nothing chosen. */
export const readMenuChoice = (stored: unknown): MenuChoice => menuChoice.parse(stored);

/** Another set of dishes forgets the changes made to this one. */
export const anotherMenu = ({ seed }: DayChoice): DayChoice => ({ seed: seed + 1, swaps: [] });
export const isFirstMenu = ({ seed, swaps }: DayChoice): boolean => seed === 0 && swaps.length === 0;
