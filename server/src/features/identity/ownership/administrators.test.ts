import { expect, test } from 'vitest';
import { createAudit } from '../audit/audit.service.ts';
import { createAuditRepository } from '../audit/audit.repository.ts';
import { describeAdmins, grantAdmin } from '../grant-admin.ts';
import { createIdentityRepository } from '../storage/identity.repository.ts';
import { aTakenAccount, OWNER, WAYS } from './taken-account.fixture.ts';

test.each(WAYS)(
  'after $way an administrator loses the role until the console grants it again',
  async ({ startsAt = OWNER, begin, ask, prove }) => {
    const account = await aTakenAccount({ username: startsAt, role: 'admin' });
    const { db, now, made } = account;
    await begin?.(account);
    await prove(account, await ask(account));
    const identity = createIdentityRepository(db);
    const audit = createAudit({ audit: createAuditRepository(db), now });
    expect(await describeAdmins(identity)).toBe('There are no administrators.');
    const events = await audit.listNewestEvents(made.id);
    expect(events).toContainEqual(expect.objectContaining({ event: 'role_revoked' }));
    await grantAdmin({ db, identity, audit }, { username: OWNER, resetSecondFactor: false });
    expect(await describeAdmins(identity)).toBe(
      `${OWNER} (without powers: the second step is off)`,
    );
  },
);
