import { expect, test } from 'vitest';
import { appWith } from '../../../app/composition/app-with.fixture.ts';
import { createAuditRepository } from '../audit/audit.repository.ts';
import { createAudit } from '../audit/audit.service.ts';
import { grantAdmin, revokeAdmin } from '../grant-admin.ts';
import { createIdentityRepository } from '../storage/identity.repository.ts';
import { aUser } from '../users.fixture.ts';

const NEW_PASSWORD = 'mate dulce y bizcochos';

async function aPromotedUser() {
  const ana = aUser();
  const api = await appWith({ users: [ana] });
  const { db, visitor, now } = api;
  const services = {
    db,
    identity: createIdentityRepository(db),
    audit: createAudit({ audit: createAuditRepository(db), now }),
  };
  const { username, secretAnswer } = ana;
  await grantAdmin(services, { username, resetSecondFactor: false });
  const question = async (address: string) => {
    const reply = await visitor.post('/api/get-secret-question', { username: address });
    return { status: reply.statusCode, body: reply.json() };
  };
  const recover = async (address: string, answer = secretAnswer) => {
    const body = { username: address, secretAnswer: answer, newPassword: NEW_PASSWORD };
    const { statusCode, headers, body: text } = await visitor.post('/api/recover-password', body);
    const { requestId: _id, ...json } = JSON.parse(text);
    return { statusCode, json, retryAfter: headers['retry-after'], cookie: headers['set-cookie'] };
  };
  return { ...api, ana, services, question, recover };
}

test("an administrator's right secret answer fails as for an unknown address", async () => {
  const { ana, question, recover, visitor } = await aPromotedUser();
  expect(await question(ana.username)).toMatchObject({ status: 200 });
  for (let i = 0; i < 6; i += 1)
    expect(await recover(ana.username)).toEqual(await recover('nadie@ejemplo.com.ar'));
  const { username } = ana;
  const entering = await visitor.post('/api/login', { username, password: NEW_PASSWORD });
  expect(entering.statusCode).toBe(401);
});

test("an administrator's question is that of an unknown address, whatever they chose", async () => {
  const { ana, question, services, db } = await aPromotedUser();
  const shown = (await question(ana.username)).body.secretQuestion;
  const chosen = ['¿Cuál es tu comida favorita?', 'Una pregunta propia'];
  for (const secretQuestion of chosen) {
    await services.identity.changeUser(ana.id, { secretQuestion }, db);
    expect((await question(ana.username)).body.secretQuestion).toBe(shown);
  }
});

test('without the role the secret question works again', async () => {
  const { ana, recover, services } = await aPromotedUser();
  await revokeAdmin(services, { username: ana.username, force: true });
  expect((await recover(ana.username)).statusCode).toBe(200);
});
