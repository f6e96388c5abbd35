import type { Database } from '../../database/connect.ts';
import { createTriesRepository } from '../../features/identity/limits/tries.repository.ts';
import { createTryLimits } from '../../features/identity/limits/try-limits.service.ts';
import { createPartnersRepository } from '../../features/partners/partners.repository.ts';
import { createPartners, type Partners } from '../../features/partners/partners.service.ts';

type PartnersDependencies = { db: Database; secret: string; now: () => Date };

export const buildPartners = ({ db, secret, now }: PartnersDependencies): Partners =>
  createPartners({
    applications: createPartnersRepository(db),
    limits: createTryLimits({ tries: createTriesRepository(db), secret, now }),
    now,
  });
