import { expect, test as base } from '@playwright/test';
import { type App, startApp } from './app/app.ts';
import { type ConsoleGuard, guardConsole } from './browser/console-guard.ts';
import { aPerson, becomeMember, type Person, registerPerson } from './account/people.ts';

type Options = {
  /** True only in the journeys about the welcome notice; others have dismissed it. */
  firstVisit: boolean;
  /** False in the journeys about paying: people sign in without a membership. */
  isMember: boolean;
};
type Fixtures = Options & {
  consoleGuard: ConsoleGuard;
  /** Stops a test's own server after its pages, which make requests until they close. */
  stopAtEnd: <Server extends Stoppable>(server: Server) => Server;
  /** Signs in a new or given person, with a membership unless `isMember` is false. */
  signInAs: (person?: Person) => Promise<Person>;
};
type Stoppable = { stop: () => Promise<void> | void };
type WorkerFixtures = { app: App };

export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ app }, use) => use(app.origin),
  firstVisit: [false, { option: true }],
  consoleGuard: [
    async ({ context }, use) => {
      const guard = guardConsole(context);
      await use(guard);
      expect(guard.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, firstVisit }, use) => {
    if (!firstVisit) await context.addInitScript(markWelcomeSeen);
    await use(context);
  },
  isMember: [true, { option: true }],
  stopAtEnd: async ({ context }, use) => {
    const servers: Stoppable[] = [];
    await use((server) => {
      servers.push(server);
      return server;
    });
    await Promise.all(context.pages().map((page) => page.close()));
    for (const server of servers.toReversed()) await server.stop();
  },
  signInAs: ({ context, app, isMember }, use) =>
    use(async (person = aPerson()) => {
      await registerPerson(context, app.origin, person);
      if (isMember) await becomeMember(context, app.origin);
      return person;
    }),
});

/** Runs in the browser, also in blank frames, where storage is forbidden. */
function markWelcomeSeen(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('forja-bienvenida', 'true');
}

export { expect } from '@playwright/test';
