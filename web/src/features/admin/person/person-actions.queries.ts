import {
  blockAccount,
  closePersonSessions,
  resetSecondFactor,
  startAddressChange,
  unblockAccount,
} from '@forja/contract/admin/admin-accounts';
import {
  addSupportNote,
  moveMembership,
  type viewPerson,
} from '@forja/contract/admin/admin-person';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import { moneyDate } from '../../../design/format.ts';
import type { ActionField } from '../actions/action-dialog.tsx';
import { callAsAdmin } from '../proof/call-as-admin.ts';
import { personMessages as words } from './person.messages.ts';
import { moment } from '../moment.ts';

export type Person = ReplyOf<typeof viewPerson>;
export type PersonAction = keyof typeof words.actions;
type ActionContext = {
  id: string;
  person: Person;
  /** The id is the same in each retry, so that the action runs once. */
  actionId: string;
};
type ActionDefinition = {
  fields: readonly ActionField[];
  danger?: true;
  isPossible: (person: Person) => boolean;
  /** Resolves with a message when there is more to say than success. */
  send: (texts: Record<string, string>, context: ActionContext) => Promise<string | undefined>;
};

const reason: ActionField = {
  name: 'reason',
  label: words.reason,
  hint: words.reasonHint,
  maxLength: 500,
};
const proof: ActionField = {
  name: 'proof',
  label: words.proof,
  hint: words.proofHint,
  maxLength: 300,
};
const always = () => true;

export const personActions: Record<PersonAction, ActionDefinition> = {
  move: {
    fields: [
      {
        name: 'days',
        label: words.days,
        hint: words.daysHint,
        unit: words.daysUnit,
        maxLength: 4,
      },
      reason,
    ],
    isPossible: ({ memberships }) => memberships.length > 0,
    async send({ days = '', reason: why = '' }, { id, person }) {
      const { endsAt } = await callAsAdmin(moveMembership, {
        params: { id },
        body: {
          days: Number(days.replace('−', '-')),
          seenEndsAt: person.memberships[0]?.endsAt.toISOString() ?? null,
          reason: why,
        },
      });
      return words.newEnd(moneyDate(endsAt));
    },
  },
  note: {
    fields: [{ name: 'text', label: words.noteText, maxLength: 2000, isLong: true }],
    isPossible: always,
    async send({ text = '' }, { id, actionId }) {
      await callAsAdmin(addSupportNote, { params: { id }, body: { noteId: actionId, text } });
      return undefined;
    },
  },
  closeSessions: {
    fields: [reason],
    isPossible: ({ sessions }) => sessions.length > 0,
    async send({ reason: why = '' }, { id }) {
      const { closed } = await callAsAdmin(closePersonSessions, {
        params: { id },
        body: { reason: why },
      });
      return words.closed(closed);
    },
  },
  address: {
    fields: [
      {
        name: 'username',
        label: words.newAddress,
        type: 'email',
        inputMode: 'email',
        maxLength: 254,
      },
      proof,
      reason,
    ],
    isPossible: ({ isAdmin }) => !isAdmin,
    async send({ username = '', proof: proofText = '', reason: why = '' }, { id }) {
      const { code, expiresAt } = await callAsAdmin(startAddressChange, {
        params: { id },
        body: { username, proof: proofText, reason: why },
      });
      return code === null
        ? words.linkSent(moment(expiresAt))
        : words.codeIs(code, moment(expiresAt));
    },
  },
  resetSecondFactor: {
    fields: [proof, reason],
    danger: true,
    isPossible: ({ secondFactor }) => secondFactor !== 'off',
    async send({ proof: proofText = '', reason: why = '' }, { id }) {
      await callAsAdmin(resetSecondFactor, {
        params: { id },
        body: { proof: proofText, reason: why },
      });
      return undefined;
    },
  },
  block: {
    fields: [reason],
    danger: true,
    isPossible: ({ isAdmin, blocked }) => !isAdmin && blocked === null,
    async send({ reason: why = '' }, { id }) {
      await callAsAdmin(blockAccount, { params: { id }, body: { reason: why } });
      return undefined;
    },
  },
  unblock: {
    fields: [reason],
    isPossible: ({ blocked }) => blocked !== null,
    async send({ reason: why = '' }, { id }) {
      await callAsAdmin(unblockAccount, { params: { id }, body: { reason: why } });
      return undefined;
    },
  },
};
