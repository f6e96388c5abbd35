import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { Button } from '../design/button.tsx';
import { buttonClass } from '../design/button-class.ts';
import { ErrorState } from '../design/error-state.tsx';
import { appMessages } from './app.messages.ts';
import { isMissingChunk } from './is-missing-chunk.ts';

const { failure } = appMessages;

/** The router reloads once by itself when a part is missing; this is what is left to say after that. */
export function PageError({ error }: ErrorComponentProps) {
  const isMissing = isMissingChunk(error);
  return (
    <div className="env pagina pagina-corta">
      <ErrorState
        level={1}
        title={isMissing ? failure.chunkTitle : failure.title}
        safe={failure.safe}
        advice={isMissing ? failure.chunkAdvice : failure.advice}
        actions={
          <>
            {/* From the server: neither a broken state nor a part of an old release survives. */}
            <Button variant="tinta" onClick={() => window.location.reload()}>
              {failure.retry}
            </Button>
            <Link to="/" reloadDocument className={buttonClass()}>
              {failure.goHome}
            </Link>
          </>
        }
      />
    </div>
  );
}
