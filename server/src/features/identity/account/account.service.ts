import { OWN_QUESTION } from '@forja/contract/identity/secret-questions';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { EmailChange } from '../email/email-change.service.ts';
import type { SignInKey } from '../storage/identity.repository.ts';
import { toUser } from '../storage/to-user.ts';
import type { PasskeysRepository } from '../storage/passkeys.repository.ts';
import { displayedQuestion } from '../recovery/displayed-question.ts';
import type { TryLimits } from '../limits/try-limits.service.ts';
import { createCredentialChanges, type CredentialDependencies } from './change-credentials.ts';
import { createSessionList } from './session-list.ts';

type Dependencies = CredentialDependencies & {
  passkeys: PasskeysRepository;
  limits: TryLimits;
  emailChange: EmailChange;
  now: () => Date;
};

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(dependencies: Dependencies) {
  const { identity, passkeys, audit, limits, emailChange, accountEmails, now } = dependencies;
  const sessions = createSessionList(dependencies);

  async function findUser(userId: string) {
    const user = await identity.findUser(userId);
    if (!user) throw new AppError('not_signed_in');
    return user;
  }

  return {
    async getAccount(caller: Caller, current: SignInKey) {
      const user = await findUser(caller.id);
      const [passkeyList, openSessions, signIn, pendingEmail, recoveryLockedUntil, unreadNotices] =
        await Promise.all([
          passkeys.list(caller.id),
          sessions.listSessions(current),
          identity.findSignIn(current),
          emailChange.pending(caller.id),
          limits.findNoticeEnd('recovery', user.username),
          audit.countUnread(caller.id, user.noticesReadAt),
        ]);
      return {
        ...toUser(caller),
        createdAt: user.createdAt,
        emailVerifiedAt: user.emailVerifiedAt,
        canVerifyEmail: accountEmails.isOn,
        pendingEmail,
        acceptedAt: user.acceptedAt,
        referralCode: user.referralCode,
        secretQuestion: user.secretQuestion,
        mustChooseQuestion:
          user.mustChooseQuestion || displayedQuestion(user.secretQuestion) === OWN_QUESTION,
        passkeys: passkeyList.length,
        sessions: openSessions.length,
        secondFactor: {
          isRequired: user.role === 'admin',
          isOn: user.secondFactorOnAt !== null,
          isPassed: signIn?.isStrong ?? false,
        },
        recoveryLockedUntil,
        wantsLetters: user.lettersOffAt === null,
        unreadNotices,
      };
    },

    ...sessions,
    ...createCredentialChanges(dependencies),

    listNotices: async (userId: string) =>
      audit.listNotices(userId, (await findUser(userId)).noticesReadAt),
    markNoticesRead: (userId: string): Promise<void> =>
      identity.changeUser(userId, { noticesReadAt: now() }),
    listAccesses: (userId: string) => audit.listAccesses(userId),
  };
}
