import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LinkButton } from '../design/actions/link-button.tsx';
import { Button } from '../design/actions/button.tsx';
import { iconExternalLink } from '../design/icon-paths.ts';
import { Card, CardBody, CardHeader } from '../design/layout/card.tsx';
import { userAgentFacts } from '../pwa/browser/device-facts.ts';
import { findSystem, isInsideAnApp } from '../pwa/browser/in-app-browser.ts';
import { intentAddress } from '../pwa/browser/intent-address.ts';
import { useIsDocument } from '../shared/pages/document-parts.ts';
import { safePath } from '../shared/safe-next.ts';
import { openInBrowserMessages as words } from './leave-app/open-in-browser.messages.ts';
import { classNames } from '../design/class-names.ts';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';
import * as styles from './leave-app/open-in-browser.module.css';

const SYSTEMS = ['android', 'ios', 'other'] as const;

export const OpenInBrowserPage = () => (useIsDocument() ? <StaticGuide /> : <DeviceGuide />);

const StaticGuide = () => <Guide origin="" path="/" system="other" isInside />;

function DeviceGuide() {
  const { to } = useSearch({ from: '/abrir' });
  const device = userAgentFacts();
  return (
    <Guide
      origin={window.location.origin}
      path={safePath(to)}
      system={findSystem(device)}
      isInside={isInsideAnApp(device)}
    />
  );
}

type GuideProps = {
  origin: string;
  path: string;
  system: (typeof SYSTEMS)[number];
  isInside: boolean;
};

function Guide({ origin, path, system, isInside }: GuideProps) {
  const [result, setResult] = useState('');
  const address = `${origin}${path}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setResult(words.copied);
    } catch {
      setResult(words.copyFailed);
    }
  }

  return (
    <div className={classNames(styles.page, frameStyles.stack)}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className={textStyles.lead} data-inside="true" hidden={!isInside}>
        {words.inside}
      </p>
      <p className={textStyles.lead} data-inside="false" hidden={isInside}>
        {words.outside}
      </p>
      {SYSTEMS.map((each) => (
        <div key={each} data-system={each} hidden={each !== system}>
          <div className={frameStyles.stack}>
            {each === 'android' && (
              <LinkButton
                variant="primary"
                wide
                icon={iconExternalLink}
                href={origin === '' ? path : intentAddress(origin, path)}
                data-intent
              >
                {words.open}
              </LinkButton>
            )}
            <Card>
              <CardHeader title={words.steps[each].title} />
              <CardBody>
                <ol className={styles.steps}>
                  {words.steps[each].steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </CardBody>
            </Card>
          </div>
        </div>
      ))}
      <p>
        <span className={textStyles.label}>{words.link}</span>
        <br />
        <span className={styles.address} data-address>
          {address}
        </span>
      </p>
      <div className={frameStyles.buttonRow}>
        <Button
          variant="secondary"
          onClick={() => void copy()}
          data-copied={words.copied}
          data-failed={words.copyFailed}
        >
          {words.copy}
        </Button>
        <LinkButton variant="text" href={path} data-stay>
          {words.stay}
        </LinkButton>
      </div>
      <p role="status">{result}</p>
    </div>
  );
}
