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
 * The router reloads once by itself when a part is missing; this is what is left to say after that.
 * Plain markup: a page that could not be brought cannot be explained with pieces that must be brought.
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
        {/* From the server: neither a broken state nor a part of an old release survives. */}
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
  // What is kept of the app may be what is broken; without signal it stays, because it is all there is.
  if (isMissing) await forgetApp();
  window.location.reload();
}
