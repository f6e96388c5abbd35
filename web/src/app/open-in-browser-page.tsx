import { useSearch } from '@tanstack/react-router';
import { LinkButton } from '../design/actions/link-button.tsx';
import { Button } from '../design/actions/button.tsx';
import { toast } from '../design/feedback/toast.ts';
import { iconExternalLink } from '../design/icon-paths.ts';
import { Card, CardBody, CardHeader } from '../design/layout/card.tsx';
import { userAgentFacts } from '../pwa/browser/device-facts.ts';
import { isInsideAnApp, isIosDevice } from '../pwa/browser/in-app-browser.ts';
import { safePath } from '../shared/safe-next.ts';
import { intentAddress } from './leave-app/intent-address.ts';
import { openInBrowserMessages as words } from './leave-app/open-in-browser.messages.ts';
import { classNames } from '../design/class-names.ts';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';
import * as styles from './leave-app/open-in-browser.module.css';

/** How to go from the browser inside another app to the one of the phone, and arrive at the same page. */
export function OpenInBrowserPage() {
  const { to } = useSearch({ from: '/abrir' });
  const path = safePath(to);
  const address = `${window.location.origin}${path}`;
  const device = userAgentFacts();
  const isAndroid = /Android/i.test(device.userAgent);
  const { title, steps } = isAndroid
    ? words.androidSteps
    : isIosDevice(device)
      ? words.iosSteps
      : words.otherSteps;

  return (
    <div className={classNames(styles.page, frameStyles.stack)}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={textStyles.lead}>{isInsideAnApp(device) ? words.inside : words.outside}</p>
      {isAndroid && (
        <LinkButton
          variant="primary"
          wide
          icon={iconExternalLink}
          href={intentAddress(window.location.origin, path)}
        >
          {words.open}
        </LinkButton>
      )}
      <Card>
        <CardHeader title={title} />
        <CardBody>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </CardBody>
      </Card>
      <p>
        <span className={textStyles.label}>{words.link}</span>
        <br />
        <span className={styles.address}>{address}</span>
      </p>
      <div className={frameStyles.buttonRow}>
        <Button variant="secondary" onClick={() => void copy(address)}>
          {words.copy}
        </Button>
        <LinkButton variant="text" href={path}>
          {words.stay}
        </LinkButton>
      </div>
    </div>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: words.copied });
  } catch {
    toast({ variant: 'destructive', title: words.copyFailed, description: words.copyByHand });
  }
}
