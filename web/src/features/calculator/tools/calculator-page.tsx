import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { calculatorMessages } from './calculator.messages.ts';
import { usePreloadedLog } from './use-preloaded-log.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

const { tools } = calculatorMessages;

/** Sorted by use in a day. */
const TOOLS = [
  { ...tools.nutrients, path: '/calculadora/nutrientes' },
  { ...tools.hydration, path: '/calculadora/hidratacion' },
  { ...tools.proteins, path: '/calculadora/proteinas' },
] as const;

export function CalculatorPage() {
  usePreloadedLog();
  return (
    <div className={frameStyles.stack}>
      <h1 tabIndex={-1}>{calculatorMessages.title}</h1>
      <p className={textStyles.lead}>{calculatorMessages.lead}</p>
      {TOOLS.map(({ path, title, text, open }, at) => (
        <Card plain key={path}>
          <CardHeader title={title} />
          <CardBody className={frameStyles.stack}>
            <p>{text}</p>
            <LinkButton
              // One primary button per screen.
              variant={at === 0 ? 'primary' : 'secondary'}
              render={(linkProps) => <Link to={path} {...linkProps} />}
            >
              {open}
            </LinkButton>
          </CardBody>
        </Card>
      ))}
    </div>
  );
}
