import { useQuery } from '@tanstack/react-query';
import { Card } from '../../design/layout/card.tsx';
import { announcementsMessages } from '../../features/announcements/announcements.messages.ts';
import { lettersRow } from '../../features/announcements/letters-row.tsx';
import { ExportPart } from '../../features/account-export/export-part.tsx';
import { ImportPart } from '../../features/account-export/import-part.tsx';
import { accountMessages } from '../../features/identity/account/account.messages.ts';
import { AccountParts, type AccountPart } from '../../features/identity/account/account-parts.tsx';
import { AccountSection } from '../../features/identity/account/account-section.tsx';
import { AccessesPart } from '../../features/identity/account/activity/accesses-part.tsx';
import { DeleteSection } from '../../features/identity/account/deletion/delete-section.tsx';
import { NoticesSection } from '../../features/identity/account/activity/notices-section.tsx';
import { PasskeysSection } from '../../features/identity/account/passkeys/passkeys-section.tsx';
import { ProfileSection } from '../../features/identity/account/email/profile-section.tsx';
import { SecuritySection } from '../../features/identity/account/security/security-section.tsx';
import { SessionsSection } from '../../features/identity/account/sessions/sessions-section.tsx';
import { ThemeSection } from '../../features/identity/account/theme-section.tsx';
import { AccountRow } from '../../features/identity/account/account-row.tsx';
import { accountQuery } from '../../features/identity/account/account.queries.ts';
import { Loaded } from '../../features/identity/account/loaded.tsx';
import { PrioritySupport } from '../../features/membership/priority-support.tsx';
import { supportMessages } from '../../features/membership/support.messages.ts';
import { PaymentHistory } from '../../features/payments/history/payment-history.tsx';
import { ReferralsPart } from '../../features/referrals/referrals-part.tsx';
import { referralMessages } from '../../features/referrals/referrals.messages.ts';
import { paymentMessages } from '../../features/payments/payments.messages.ts';
import { ExchangeLink } from '../../features/training/exchange/exchange-link.tsx';
import { AdviceButton } from '../../shared/contact/advice-button.tsx';
import { deviceMessages } from '../device/device.messages.ts';
import { OfflineCheckSection } from '../device/offline-check.tsx';
import { StorageSection } from '../device/storage-section.tsx';

const {
  profile,
  security,
  passkeys,
  sessions,
  notices,
  theme,
  data,
  delete: erase,
} = accountMessages;

function MembershipSection({ id }: { id: string }) {
  return (
    <AccountSection id={id} title={paymentMessages.history.title}>
      <PaymentHistory />
    </AccountSection>
  );
}

const HelpSection = ({ id }: { id: string }) => (
  <AccountSection id={id} title={supportMessages.title} lead={supportMessages.lead}>
    <PrioritySupport />
    <AdviceButton />
  </AccountSection>
);

const ReferralsSection = ({ id }: { id: string }) => (
  <AccountSection id={id} title={referralMessages.title} lead={referralMessages.lead}>
    <ReferralsPart />
  </AccountSection>
);

const DataSection = ({ id }: { id: string }) => (
  <AccountSection id={id} title={data.title} lead={data.lead}>
    <ExportPart />
    <ImportPart />
    <ExchangeLink />
    <AccessesPart />
  </AccountSection>
);

function LettersSection({ id }: { id: string }) {
  const account = useQuery(accountQuery);
  return (
    <AccountSection id={id} title={announcementsMessages.letters.label}>
      <Loaded query={account}>
        {({ wantsLetters }) => (
          <Card plain>
            <AccountRow {...lettersRow(wantsLetters)} />
          </Card>
        )}
      </Loaded>
    </AccountSection>
  );
}

/** The parts of the page, in order. */
const PARTS: readonly AccountPart[] = [
  { id: 'perfil', label: profile.label, Section: ProfileSection },
  { id: 'membresia', label: paymentMessages.history.label, Section: MembershipSection },
  { id: 'ayuda', label: supportMessages.label, Section: HelpSection },
  { id: 'invitaciones', label: referralMessages.label, Section: ReferralsSection },
  { id: 'seguridad', label: security.label, Section: SecuritySection },
  { id: 'llaves', label: passkeys.label, Section: PasskeysSection },
  { id: 'sesiones', label: sessions.label, Section: SessionsSection },
  { id: 'avisos', label: notices.label, Section: NoticesSection },
  { id: 'cartas', label: announcementsMessages.letters.label, Section: LettersSection },
  { id: 'aspecto', label: theme.label, Section: ThemeSection },
  { id: 'sin-conexion', label: deviceMessages.check.label, Section: OfflineCheckSection },
  { id: 'telefono', label: deviceMessages.storage.label, Section: StorageSection },
  { id: 'datos', label: data.label, Section: DataSection },
  { id: 'borrar', label: erase.label, Section: DeleteSection },
];

export const MyAccountPage = () => <AccountParts parts={PARTS} />;
