import { buttonClass } from '../design/actions/button-class.ts';
import { classNames } from '../design/class-names.ts';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';
import { noSignalMessages as messages } from './no-signal.messages.ts';

/** The worker serves this page under the failed address, so an empty link retries it. */
const SAME_ADDRESS = '';

export const NoSignalPage = () => (
  <div className={classNames(frameStyles.container, frameStyles.page, frameStyles.shortPage)}>
    <h1>{messages.title}</h1>
    <p className={textStyles.lead}>{messages.advice}</p>
    <p className={textStyles.secondary}>{messages.opens}</p>
    <p className={frameStyles.actions}>
      <a href={SAME_ADDRESS} className={buttonClass({ variant: 'secondary' })}>
        {messages.retry}
      </a>
      <a href="/" className={buttonClass()}>
        {messages.goHome}
      </a>
    </p>
  </div>
);
