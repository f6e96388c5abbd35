import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { iconExternalLink } from '../../design/icon-paths.ts';
import { TextArea } from '../../design/inputs/text-area.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { siteSettings } from '../../shared/settings/site-settings.ts';
import { useTabText } from '../../shared/use-tab-draft.ts';
import { useSession } from '../identity/session.queries.ts';
import { useMembership } from './membership.queries.ts';
import { supportMessages as messages } from './support.messages.ts';
import { whatsappAddress } from './whatsapp-address.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

const MAX_MESSAGE = 1000;

export function PrioritySupport() {
  const session = useSession();
  const membership = useMembership();
  if (session.status !== 'signed-in') return null;
  return (
    <Card plain>
      <CardHeader level={3} title={messages.priority} />
      <CardBody>
        <div className={frameStyles.stack}>
          {membership.status === 'active' && <Message username={session.user.username} />}
          {membership.status === 'inactive' && (
            <p>
              {messages.memberOnly} <Link to="/membresias">{messages.seePrices}</Link>
            </p>
          )}
          {membership.status === 'unknown' && (
            <p className={textStyles.secondary} role="status">
              {membership.isAsking ? messages.asking : messages.offline}
            </p>
          )}
          <p className={textStyles.secondary}>
            {messages.emailBefore}
            <a href={`mailto:${siteSettings.supportEmail}`}>{siteSettings.supportEmail}</a>.
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

function Message({ username }: { username: string }) {
  const [text, setText] = useTabText('forja-borrador-ayuda', messages.first(username));
  return (
    <>
      <TextArea
        label={messages.message}
        hint={messages.messageHint}
        value={text}
        maxLength={MAX_MESSAGE}
        onChange={({ target }) => setText(target.value)}
      />
      <LinkButton
        variant="primary"
        icon={iconExternalLink}
        href={whatsappAddress(siteSettings.whatsapp, text)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {messages.open}
      </LinkButton>
    </>
  );
}
