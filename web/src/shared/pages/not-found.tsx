import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../design/actions/button-class.ts';
import { notFoundMessages as messages } from './not-found.messages.ts';
import { usePageTitle } from './page-title.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

export function NotFound() {
  usePageTitle(messages.title);
  return (
    <div className={classNames(frameStyles.container, frameStyles.page, frameStyles.shortPage)}>
      <h1>{messages.title}</h1>
      <p className={textStyles.lead}>{messages.text}</p>
      <p>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          {messages.goHome}
        </Link>
      </p>
    </div>
  );
}
