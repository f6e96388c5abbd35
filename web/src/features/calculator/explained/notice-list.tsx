import type { Notice } from '@forja/domain/evidence/notice';
import { Alert } from '../../../design/feedback/alert.tsx';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';

export const NoticeList = ({ notices }: { notices: readonly Notice[] }) =>
  notices.map(({ code, severity, text, sources }) => {
    const [point, rest] = splitPoint(text);
    return (
      <Alert key={code} kind={severity === 'info' ? 'info' : 'warning'} title={point}>
        {rest}
        {sources.length > 0 ? <SourceCitations sources={sources} /> : null}
      </Alert>
    );
  });

/** Splits "Terminaste con más peso que al empezar: …" after its first clause. */
function splitPoint(text: string): [string, string] {
  const end = text.search(/[:.] /);
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}
