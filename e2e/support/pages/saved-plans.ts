import { randomUUID } from 'node:crypto';
import type { PlanInput } from '@forja/domain/person/plan-input';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import { type APIRequestContext, expect } from '@playwright/test';

export async function storePlan(
  { request }: { request: APIRequestContext },
  origin: string,
  input: PlanInput,
  createdAt = new Date(),
): Promise<string> {
  const id = randomUUID();
  const reply = await request.put(`${origin}/api/plans/${id}`, {
    headers: { origin },
    data: {
      revision: 0,
      value: { createdAt: createdAt.toISOString(), input, engineVersion: ENGINE_VERSION },
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return `/mis-planes/${id}`;
}
