import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { buttonClass } from '../../design/actions/button-class.ts';
import { appMessages } from '../app.messages.ts';
import { forgetApp } from '../../pwa/worker/fresh-start.ts';
import { isMissingChunk } from '../../shared/lazy/is-missing-chunk.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

const { failure } = appMessages;

/**
 * Plain markup, because this page appears when code did not arrive. The router has already reloaded
 * once.
 */
export function PageError({ error }: ErrorComponentProps) {
  const isMissing = isMissingChunk(error);
  return (
    <div
      className={classNames(frameStyles.container, frameStyles.page, frameStyles.shortPage)}
      role="alert"
    >
      <h1>{isMissing ? failure.chunkTitle : failure.title}</h1>
      <p className={textStyles.lead}>{isMissing ? failure.chunkAdvice : failure.advice}</p>
      <p className={textStyles.secondary}>{failure.safe}</p>
      <p className={frameStyles.actions}>
        {/* A reload from the server clears a broken state and an old release. */}
        <button
          type="button"
          className={buttonClass({ variant: 'secondary' })}
          onClick={() => void startAgain(isMissing)}
        >
          {failure.retry}
        </button>
        <Link to="/" reloadDocument className={buttonClass()}>
          {failure.goHome}
        </Link>
      </p>
    </div>
  );
}

async function startAgain(isMissing: boolean): Promise<void> {
  // Cached app files may be broken; offline they stay, because nothing else is available.
  if (isMissing) await forgetApp();
  window.location.reload();
}
