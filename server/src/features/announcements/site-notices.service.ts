import type { createNotice } from '@forja/contract/admin/admin-announcements';
import type { InputOf } from '@forja/contract/http/endpoint';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { type Audit, NO_DEVICE } from '../identity/audit/audit.service.ts';
import type { SiteNoticesRepository } from './site-notices.repository.ts';

type Dependencies = {
  db: Database;
  notices: SiteNoticesRepository;
  audit: Audit;
  now: () => Date;
};

export type SiteNotices = ReturnType<typeof createSiteNotices>;

export function createSiteNotices({ db, notices, audit, now }: Dependencies) {
  return {
    find: async ({ isMember }: { isMember: boolean }) =>
      (await notices.findCurrent(isMember ? ['everybody', 'members'] : ['everybody'], now())) ??
      null,

    list: notices.list,

    async create(
      adminId: string,
      { noticeId: id, reason, ...notice }: InputOf<typeof createNotice>['body'],
    ): Promise<void> {
      await inTransaction(db, async (tx) => {
        if (!(await notices.add({ id, ...notice, adminId, createdAt: now() }, tx))) return;
        const entry = { userId: adminId, adminId, reason, about: notice.text, device: NO_DEVICE };
        await audit.record({ ...entry, event: 'site_notice_created' }, tx);
      });
    },

    async end(adminId: string, id: string, reason: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        const about = await notices.end(id, now(), tx);
        if (about === undefined) throw new AppError('notice_not_found');
        const entry = { userId: adminId, adminId, reason, about, device: NO_DEVICE };
        await audit.record({ ...entry, event: 'site_notice_ended' }, tx);
      });
    },
  };
}
