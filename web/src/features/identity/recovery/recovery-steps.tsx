import { MailStep } from './mail-step.tsx';
import { useState } from 'react';
import { Icon } from '../../../design/icon.tsx';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { Stepper } from '../../../design/navigation/stepper.tsx';
import { ModeLink } from '../form/mode-link.tsx';
import { AnswerStep } from './answer-step.tsx';
import { LinkStep } from './link-step.tsx';
import { forgetRecoveryLink } from './recovery-link.ts';
import { recoveryMessages } from './recovery.messages.ts';
import { UsernameStep } from './username-step.tsx';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

export type RecoveryStepsProps = {
  token: string | undefined;
  email: string;
  signInAddress: string;
  onSignIn: () => void;
  onEmail: (email: string) => void;
  onRecovered: () => void;
};

export function RecoverySteps({
  token,
  email,
  signInAddress,
  onSignIn,
  onEmail,
  onRecovered,
}: RecoveryStepsProps) {
  const [question, setQuestion] = useState<string>();
  const [isByMail, setIsByMail] = useState(false);
  const isFirst = question === undefined && !isByMail;
  const step =
    token !== undefined ? (
      <LinkStep
        key={token}
        token={token}
        onRecovered={() => {
          onRecovered();
          forgetRecoveryLink();
        }}
        onOtherWay={forgetRecoveryLink}
      />
    ) : isByMail ? (
      <MailStep
        username={email}
        onOtherEmail={() => setIsByMail(false)}
        onQuestion={(secretQuestion) => {
          setIsByMail(false);
          setQuestion(secretQuestion);
        }}
      />
    ) : question === undefined ? (
      <UsernameStep
        email={email}
        onByMail={(username) => {
          onEmail(username);
          setIsByMail(true);
        }}
        onQuestion={(account) => {
          onEmail(account.username);
          setQuestion(account.question);
        }}
      />
    ) : (
      <AnswerStep
        username={email}
        question={question}
        onOtherEmail={() => setQuestion(undefined)}
        onRecovered={onRecovered}
      />
    );
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1>{recoveryMessages.title}</h1>
        <p className={textStyles.lead}>
          {token !== undefined
            ? recoveryMessages.linkLead
            : isByMail
              ? recoveryMessages.mailLead
              : recoveryMessages.lead}
        </p>
        {token === undefined ? null : (
          <p className={textStyles.secondary}>{recoveryMessages.linkMore}</p>
        )}
        {token === undefined ? <Stepper current={isFirst ? 1 : 2} total={2} showText /> : null}
      </div>
      {step}
      <p>
        <ModeLink
          href={signInAddress}
          className={styles.back}
          onFollow={() => {
            forgetRecoveryLink();
            onSignIn();
          }}
        >
          <Icon path={iconArrowLeft} size="s" />
          {recoveryMessages.back}
        </ModeLink>
      </p>
    </div>
  );
}
