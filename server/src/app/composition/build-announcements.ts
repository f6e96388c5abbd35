import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { createLetterLinks } from '../../features/announcements/letter-links.ts';
import { createMemberLettersRepository } from '../../features/announcements/member-letters.repository.ts';
import { createMemberLetters } from '../../features/announcements/member-letters.service.ts';
import { createSiteNoticesRepository } from '../../features/announcements/site-notices.repository.ts';
import { createSiteNotices } from '../../features/announcements/site-notices.service.ts';
import type { Audit } from '../../features/identity/audit/audit.service.ts';
import type { EmailOutbox } from '../../features/identity/outbox/email-outbox.service.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { Keyring } from '../../keys/keyring.ts';

type AnnouncementDependencies = {
  db: Database;
  logger: FastifyBaseLogger;
  mail?: Mail | undefined;
  outbox: EmailOutbox;
  audit: Audit;
  keys: Keyring;
  publicOrigin: () => string;
  now: () => Date;
};

export function buildAnnouncements(dependencies: AnnouncementDependencies) {
  const { db, logger, mail, keys } = dependencies;
  return {
    notices: createSiteNotices({ ...dependencies, notices: createSiteNoticesRepository(db) }),
    letters: createMemberLetters({
      ...dependencies,
      letters: createMemberLettersRepository(db),
      links: createLetterLinks(keys.memberLetters),
      canSend: mail !== undefined,
      onUnsent: (err) => logger.error({ err }, 'letters not sent'),
    }),
  };
}
