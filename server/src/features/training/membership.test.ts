import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@forja/domain/units/durations';
import {
  DEFAULT_TRAINING_SETTINGS,
  TRAINING_SETTINGS_ID,
} from '@forja/domain/workouts/training-settings';
import { expect, test } from 'vitest';
import { appWith } from '../../app/composition/app-with.fixture.ts';
import { aUser } from '../identity/users.fixture.ts';

const WORKOUT = {
  name: 'Tirón',
  day: '2026-01-20',
  startedAt: '2026-01-20T12:00:00.000Z',
  exercises: {},
};
const EXERCISE = {
  name: 'Remo con gomón',
  pattern: 'horizontal_pull',
  primary: ['lats'],
  secondary: [],
  equipment: ['bodyweight'],
  isTimed: false,
};

test.each([
  ['routines', randomUUID(), { name: 'Torso', isArchived: false, days: {} }],
  ['workouts', randomUUID(), WORKOUT],
  ['own-exercises', randomUUID(), EXERCISE],
  ['training-settings', TRAINING_SETTINGS_ID, DEFAULT_TRAINING_SETTINGS],
] as const)(
  'without a membership %s are refused with their text, and existing ones can be read, exported and deleted',
  async (collection, id, value) => {
    const ana = aUser({ isMember: true });
    const api = await appWith({ users: [ana] });
    const member = await api.as(ana);
    const address = `/api/${collection}/${id}`;
    expect((await member.put(address, { revision: 0, value })).statusCode).toBe(200);
    api.pass(100 * DAY_MS);
    const her = await api.as(ana);

    const refused = await her.put(address, { revision: 1, value });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      402,
      {
        code: 'membership_required',
        message: 'Necesitas una membresía activa para acceder a esta función',
      },
    ]);
    expect((await her.get(address)).json()).toMatchObject({ revision: 1 });
    expect((await her.get('/api/account/export')).body).toContain(id);
    expect((await her.put(address, { revision: 1, deleted: true })).statusCode).toBe(200);
  },
);
