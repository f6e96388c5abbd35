import { normalizeEmail } from '@forja/contract/identity/email-address';
import { MANY_IN_WEEK } from '@forja/domain/membership/find-sharing-signs';
import { sql } from 'drizzle-orm';
import { adminTableMessages } from './admin.messages.ts';
import { IS_LOGGED } from '../identity/audit/audit.table.ts';
import { selectUserId, type TableDefinition, toUuid } from './table-definition.repository.ts';

const { people, referrals, credits, partners, audit } = adminTableMessages;

/** Mirrors `creditStatus` of the domain. */
const CREDIT_STATUS = sql`case when amount_minor <= 0 then 'reversed' when decision <> 'open' then decision
  when review_reason is not null then 'review' when present < payable_from then 'held' else 'payable' end`;

/** Addresses are masked; opening a person requires a reason. */
export const peopleTables = {
  people: {
    sources: [
      sql`select id, id as subject_id, username, role, created_at, email_verified_at, member_until,
      payment_count as payments, blocked_at from users`,
    ],
    columns: [
      { key: 'username', header: people.username, kind: 'text', canSort: false, isMasked: true },
      { key: 'created_at', header: people.createdAt, kind: 'instant', canSort: true },
      {
        key: 'member_until',
        header: people.memberUntil,
        kind: 'instant',
        canSort: true,
        isNullable: true,
      },
      { key: 'payments', header: people.payments, kind: 'number', canSort: true },
      { key: 'email_verified_at', header: people.verifiedAt, kind: 'instant', canSort: false },
    ],
    defaultSort: 'created_at',
    filters: {
      members: { label: people.members, condition: sql`member_until > present` },
      ended: { label: people.ended, condition: sql`member_until <= present` },
      never: { label: people.neverPaid, condition: sql`member_until is null` },
      admins: { label: people.admins, condition: sql`role = 'admin'` },
      blocked: { label: people.blocked, condition: sql`blocked_at is not null` },
      // mirrors `findSharingSigns`, which also counts closed sessions
      shared: {
        label: people.shared,
        condition: sql`id in (select user_id
          from (select user_id, coalesce(device_hash, id::text) as device, seen_at from sign_ins
            union all select user_id, device_hash, seen_at from known_devices) as devices
          where seen_at > present - interval '7 days'
          group by user_id having count(distinct device) >= ${MANY_IN_WEEK})`,
      },
    },
    matches: (text) => sql`(username = ${normalizeEmail(text)} or id = ${toUuid(text)})`,
  },
  referrals: {
    sources: [
      sql`select user_id as id, code, created_at, opened, registered, payers, credit_minor as credit,
      'ARS' as currency from referral_codes`,
    ],
    details: {
      columns: sql`u.id as subject_id, u.username`,
      joins: sql`join users u on u.id = page.id`,
    },
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
    isNamedInFile: true,
    defaultSort: 'created_at',
    filters: {},
    matches: (text) => sql`(id = ${selectUserId(text)} or code = ${text})`,
  },
  credits: {
    sources: [
      sql`select payment_id as id, referrer_id, created_at, payable_from, amount_minor, currency, review_reason,
      decision, reference from referral_credits`,
    ],
    details: {
      columns: sql`u.id as subject_id, u.username, ${CREDIT_STATUS} as status`,
      joins: sql`left join users u on u.id = page.referrer_id`,
    },
    columns: [
      { key: 'username', header: credits.username, kind: 'text', canSort: false, isMasked: true },
      {
        key: 'amount_minor',
        header: credits.amount,
        kind: 'money',
        canSort: true,
        currency: 'currency',
      },
      {
        key: 'status',
        header: credits.status,
        kind: 'text',
        canSort: false,
        labels: 'creditStatus',
      },
      { key: 'payable_from', header: credits.payableFrom, kind: 'instant', canSort: true },
      {
        key: 'review_reason',
        header: credits.review,
        kind: 'text',
        canSort: false,
        labels: 'creditReview',
      },
      { key: 'created_at', header: credits.createdAt, kind: 'instant', canSort: true },
      { key: 'reference', header: credits.reference, kind: 'text', canSort: false },
    ],
    isNamedInFile: true,
    defaultSort: 'created_at',
    filters: {
      payable: { label: credits.payable, condition: sql`(${CREDIT_STATUS}) = 'payable'` },
      review: { label: credits.toReview, condition: sql`(${CREDIT_STATUS}) = 'review'` },
      approved: { label: credits.toPay, condition: sql`(${CREDIT_STATUS}) = 'approved'` },
    },
    matches: (text) => sql`(referrer_id = ${selectUserId(text)} or id = ${toUuid(text)})`,
  },
  partners: {
    // applications without an account are audited under their own id
    sources: [
      sql`select id, user_id, email, state, received_at, decided_at from partner_applications`,
    ],
    details: {
      columns: sql`coalesce(page.user_id, u.id, page.id) as subject_id`,
      joins: sql`left join users u on u.username = page.email and u.email_verified_at is not null`,
    },
    columns: [
      { key: 'email', header: partners.email, kind: 'text', canSort: false, isMasked: true },
      { key: 'received_at', header: partners.receivedAt, kind: 'instant', canSort: true },
      { key: 'state', header: partners.state, kind: 'text', canSort: true, labels: 'partnerState' },
      {
        key: 'decided_at',
        header: partners.decidedAt,
        kind: 'instant',
        canSort: true,
        isNullable: true,
      },
    ],
    defaultSort: 'received_at',
    filters: {
      undecided: { label: partners.undecided, condition: sql`state in ('received', 'in_review')` },
    },
    matches: (text) => sql`email = ${normalizeEmail(text)}`,
  },
  audit: {
    sources: [
      sql`select id, user_id, at, event, admin_id, reason, read_source, read_people, about, (${IS_LOGGED}) as is_logged
      from audit
      where (admin_id is not null and event <> 'payment_decided_by_admin')
        or event in ('role_granted', 'role_revoked', 'account_deleted')`,
      sql`select id, user_id, at, event, admin_id, reason, null::text as read_source, null::int as read_people,
        null::text as about, true as is_logged
      from payment_events where admin_id is not null`,
    ],
    details: {
      columns: sql`u.id as subject_id, u.username, d.username as admin`,
      joins: sql`left join users u on u.id = page.user_id left join users d on d.id = page.admin_id`,
    },
    columns: [
      { key: 'event', header: audit.event, kind: 'text', canSort: false, labels: 'event' },
      { key: 'at', header: audit.at, kind: 'instant', canSort: true },
      { key: 'username', header: audit.username, kind: 'text', canSort: false, isMasked: true },
      { key: 'admin', header: audit.admin, kind: 'text', canSort: false, isMasked: true },
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
    // a list is one entry; a search finds the entries of its people
    isListed: sql`is_logged`,
    matches: (text) => sql`(user_id = ${selectUserId(text)} or admin_id = ${selectUserId(text)})`,
  },
} as const satisfies Record<string, TableDefinition>;
