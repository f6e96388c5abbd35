import { sql } from 'drizzle-orm';
import { adminTableMessages } from './admin.messages.ts';
import type { TableDefinition } from './table-definition.repository.ts';

const { people, referrals, partners, audit } = adminTableMessages;
const asUsername = (text: string) => text.normalize('NFKC').toLowerCase();

/** Tables about people, whose addresses are masked: who they are is opened one by one, for a reason. */
export const peopleTables = {
  people: {
    source: sql`select u.id::text as id, u.id as subject_id, u.username, u.role, u.created_at, u.email_verified_at,
      (select max(m.ends_at) from membership_periods m where m.user_id = u.id) as member_until,
      (select count(*)::int from payments p where p.user_id = u.id) as payments
      from users u`,
    columns: [
      { key: 'username', header: people.username, kind: 'text', canSort: false, isMasked: true },
      { key: 'created_at', header: people.createdAt, kind: 'instant', canSort: true },
      { key: 'member_until', header: people.memberUntil, kind: 'instant', canSort: true },
      { key: 'payments', header: people.payments, kind: 'number', canSort: true },
      { key: 'email_verified_at', header: people.verifiedAt, kind: 'instant', canSort: false },
    ],
    defaultSort: 'created_at',
    filters: {
      members: { label: people.members, condition: sql`member_until > present` },
      ended: { label: people.ended, condition: sql`member_until <= present` },
      never: { label: people.neverPaid, condition: sql`member_until is null` },
      admins: { label: people.admins, condition: sql`role = 'admin'` },
    },
    matches: (text) => sql`(username = ${asUsername(text)} or id = ${text.toLowerCase()})`,
  },
  referrals: {
    source: sql`select c.user_id::text as id, c.user_id as subject_id, u.username, c.code, c.created_at,
      (select count(*)::int from referral_visits v where v.user_id = c.user_id) as opened,
      (select count(*)::int from referrals r where r.referrer_id = c.user_id) as registered,
      (select count(distinct e.referred_id)::int from referral_entries e
        where e.referrer_id = c.user_id and e.kind = 'credit') as payers,
      (select coalesce(sum(e.amount_minor), 0)::bigint from referral_entries e
        where e.referrer_id = c.user_id and e.currency = 'ARS') as credit, 'ARS' as currency
      from referral_codes c join users u on u.id = c.user_id`,
    columns: [
      { key: 'username', header: referrals.username, kind: 'text', canSort: false, isMasked: true },
      { key: 'created_at', header: referrals.createdAt, kind: 'instant', canSort: true },
      { key: 'opened', header: referrals.opened, kind: 'number', canSort: true },
      { key: 'registered', header: referrals.registered, kind: 'number', canSort: true },
      { key: 'payers', header: referrals.payers, kind: 'number', canSort: true },
      {
        key: 'credit',
        header: referrals.credit,
        kind: 'money',
        canSort: true,
        currency: 'currency',
      },
    ],
    defaultSort: 'created_at',
    filters: {},
    matches: (text) => sql`(username = ${asUsername(text)} or code = ${text})`,
  },
  partners: {
    // without an account, what was read is written under the application itself
    source: sql`select a.id::text as id, coalesce(a.user_id, u.id, a.id) as subject_id, a.email, a.state,
        a.received_at, a.decided_at
      from partner_applications a
      left join users u on u.username = a.email and u.email_verified_at is not null`,
    columns: [
      { key: 'email', header: partners.email, kind: 'text', canSort: false, isMasked: true },
      { key: 'received_at', header: partners.receivedAt, kind: 'instant', canSort: true },
      { key: 'state', header: partners.state, kind: 'text', canSort: true, labels: 'partnerState' },
      { key: 'decided_at', header: partners.decidedAt, kind: 'instant', canSort: true },
    ],
    defaultSort: 'received_at',
    filters: {
      undecided: { label: partners.undecided, condition: sql`state in ('received', 'in_review')` },
    },
    matches: (text) => sql`email = ${asUsername(text)}`,
  },
  audit: {
    source: sql`select a.id::text as id, u.id as subject_id, a.at, a.event, u.username, d.username as admin, a.reason,
        a.read_source, a.read_people, a.about, a.read_id
      from audit a left join users u on u.id = a.user_id left join users d on d.id = a.admin_id
      where (a.admin_id is not null and a.event <> 'payment_decided_by_admin')
        or a.event in ('role_granted', 'role_revoked', 'account_deleted')
      union all
      select e.id::text, u.id, e.at, e.event, u.username, d.username, e.reason, null, null, null, null
      from payment_events e left join users u on u.id = e.user_id left join users d on d.id = e.admin_id
      where e.admin_id is not null`,
    columns: [
      { key: 'event', header: audit.event, kind: 'text', canSort: false, labels: 'event' },
      { key: 'at', header: audit.at, kind: 'instant', canSort: true },
      { key: 'username', header: audit.username, kind: 'text', canSort: false, isMasked: true },
      { key: 'admin', header: audit.admin, kind: 'text', canSort: true, isMasked: true },
      { key: 'reason', header: audit.reason, kind: 'text', canSort: false },
      { key: 'read_source', header: audit.source, kind: 'text', canSort: false, labels: 'source' },
      { key: 'about', header: audit.about, kind: 'text', canSort: false },
      { key: 'read_people', header: audit.people, kind: 'number', canSort: false },
    ],
    defaultSort: 'at',
    filters: {
      views: {
        label: audit.views,
        condition: sql`event in ('data_viewed_by_admin', 'people_read_as_admin')`,
      },
      payments: {
        label: audit.payments,
        condition: sql`event in ('approved', 'rejected', 'refund_asked', 'refunded', 'reviewed')`,
      },
      roles: { label: audit.roles, condition: sql`event in ('role_granted', 'role_revoked')` },
    },
    // of a list, one entry: those of its people are found by searching one of them
    isListed: sql`read_id is null`,
    matches: (text) => sql`(username = ${asUsername(text)} or admin = ${asUsername(text)})`,
  },
} as const satisfies Record<string, TableDefinition>;
