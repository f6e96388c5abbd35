import { expect } from '@playwright/test';
import type { Mailbox } from '../../../sandbox/mail/start-mailbox.ts';

export async function findLink(
  listEmails: () => Mailbox['emails'],
  page: string,
  use: 'enlace' | 'no-fui-yo' | 'registro' = 'enlace',
): Promise<string> {
  const findLatest = () =>
    listEmails()
      .flatMap(({ text }) => text.match(/http\S+#\S+=\S+/g) ?? [])
      .filter((link) => new URL(link).hash.startsWith(`#${use}=`))
      .findLast((link) => hasPath(link, page));
  await expect.poll(findLatest).toBeDefined();
  return findLatest() ?? '';
}

const hasPath = (link: string, page: string): boolean => new URL(link).pathname === page;
