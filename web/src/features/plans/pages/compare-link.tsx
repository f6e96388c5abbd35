import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { iconSwap } from '../../../design/icon-paths.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';
import { pagesMessages } from './pages.messages.ts';

const messages = pagesMessages.compareLink;

export const CompareLink = () => (
  <LinkButton
    icon={iconSwap}
    render={(linkProps) => (
      <Link
        to="."
        search
        hash="comparar"
        replace
        resetScroll={false}
        hashScrollIntoView={false}
        aria-label={messages.compare}
        {...linkProps}
      />
    )}
  >
    <span className={frameStyles.wideOnly}>{messages.compare}</span>
  </LinkButton>
);
