import { instant } from '@forja/contract/http/common';
import { z } from 'zod';
import { pageCursor } from '../../../http/page-cursor.ts';

const paymentPosition = z.object({ createdAt: instant, id: z.uuid() });
/** The last payment of a page: payments are ordered by when they were first recorded. */
export type PaymentCursor = z.output<typeof paymentPosition>;

export const paymentCursor = pageCursor(paymentPosition);
