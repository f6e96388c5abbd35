import { instant } from '@forja/contract/common';
import { z } from 'zod';
import { pageCursor } from '../../../http/page-cursor.ts';

const place = z.object({ createdAt: instant, id: z.uuid() });
/** Where a page of payments ended: they are ordered by when we heard of them. */
export type PaymentPlace = z.output<typeof place>;

export const paymentCursor = pageCursor(place);
