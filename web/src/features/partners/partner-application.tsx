import { useEffect, useRef } from 'react';
import { Card, CardBody } from '../../design/layout/card.tsx';
import { ApplicationForm } from './application-form.tsx';
import { partnersMessages as words } from './partners.messages.ts';
import { useSendApplication } from './partners.queries.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

export function PartnerApplication() {
  const { mutateAsync: send, isSuccess, variables } = useSendApplication();
  if (isSuccess && variables) return <ApplicationSent email={variables.email} />;
  return (
    <>
      <h2>{words.before}</h2>
      <ul className={frameStyles.bulletList}>
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        <li>
          {words.inviteBefore}
          <a href="/mi-cuenta#invitaciones">{words.myAccount}</a>
          {words.inviteAfter}
        </li>
      </ul>
      <h2 id="postulacion">{words.form.title}</h2>
      <ApplicationForm send={send} />
    </>
  );
}

/** Replaces the form and takes its focus. */
function ApplicationSent({ email }: { email: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card>
      <CardBody>
        <div className={frameStyles.stack}>
          <h2 ref={title} tabIndex={-1}>
            {words.confirmation.title}
          </h2>
          <p>{words.confirmation.text(email)}</p>
          <p className={textStyles.secondary}>{words.confirmation.erase}</p>
        </div>
      </CardBody>
    </Card>
  );
}
