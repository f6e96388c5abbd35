import { instant } from '@forja/contract/http/common';
import { z } from 'zod';
import { pageCursor } from '../../../http/page-cursor.ts';

const paymentPosition = z.object({ createdAt: instant, id: z.uuid() });
export type PaymentCursor = z.output<typeof paymentPosition>;

export const paymentCursor = pageCursor(paymentPosition);
