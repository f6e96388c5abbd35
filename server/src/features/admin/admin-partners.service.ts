import type { viewPartner } from '@forja/contract/admin/admin-partners';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { AppError } from '../../http/app-error.ts';
import type { Audit } from '../identity/audit/audit.service.ts';
import type { Partners } from '../partners/partners.service.ts';
import type { Reader } from './admin-tables.service.ts';

const NO_DEVICE = { browser: null, system: null };

type Dependencies = { partners: Pick<Partners, 'find'>; audit: Audit };

export type AdminPartnersService = ReturnType<typeof createAdminPartnersService>;

/** Shows one application to an administrator, who says why. */
export function createAdminPartnersService({ partners, audit }: Dependencies) {
  return {
    async viewPartner(reader: Reader, id: string): Promise<ReplyOf<typeof viewPartner>> {
      const application = await partners.find(id);
      if (!application) throw new AppError('application_not_found');
      await audit.record({
        ...reader,
        // without an account, the read is written under the application itself
        userId: application.accountId ?? id,
        event: 'data_viewed_by_admin',
        device: NO_DEVICE,
      });
      return application;
    },
  };
}
