import { test as base } from '@playwright/test';
import { type App, startApp } from '../support/app/app.ts';
import { aPerson, becomeMember, type Person, registerPerson } from '../support/account/people.ts';
import type { Phone } from './engine.ts';
import { firefoxPhone } from './firefox.ts';
import { type FaultyLine, startLine } from './line.ts';
import { webkitPhone } from './webkitgtk.ts';

export type EngineOption = { engine: 'firefox' | 'webkitgtk' };
type Fixtures = {
  line: FaultyLine;
  phone: Phone;
  /** A member without a browser session; `request` is signed in as them. */
  member: Person;
};

const PHONES = { firefox: firefoxPhone, webkitgtk: webkitPhone };

export const test = base.extend<Fixtures, { app: App } & EngineOption>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  app: [
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  line: async ({ app }, use) => {
    const line = await startLine(app.origin.replace('localhost', '127.0.0.1'));
    await use(line);
    line.stop();
  },
  phone: async ({ engine }, use) => {
    const phone = await PHONES[engine]();
    await use(phone);
    await phone.throwAway();
  },
  member: async ({ app, request }, use) => {
    const person = aPerson();
    await registerPerson({ request }, app.origin, person);
    await becomeMember({ request }, app.origin);
    await use(person);
  },
});

export { expect } from '@playwright/test';
