import { expect } from '@playwright/test';
import type { Mailbox } from '../../../sandbox/mail/start-mailbox.ts';

/** The link of the latest message to that page. */
export async function findLink({ emails }: Pick<Mailbox, 'emails'>, page: string): Promise<string> {
  const findLatest = () =>
    emails
      .flatMap(({ text }) => /http\S+#enlace=\S+/.exec(text)?.[0] ?? [])
      .findLast((link) => hasPath(link, page));
  await expect.poll(findLatest).toBeDefined();
  return findLatest() ?? '';
}

const hasPath = (link: string, page: string): boolean => new URL(link).pathname === page;
