import type { Notice } from '@forja/domain/evidence/notice';
import { Aviso } from '../../../design/aviso.tsx';
import { TextStamp } from './stamp.tsx';

const kinds = { info: 'info', warning: 'warning', stop: 'error' } as const;

/** The first sentence is the point: it goes in bold. */
function splitFirstSentence(text: string): [string, string] {
  const end = text.search(/[.:?!](\s|$)/u);
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 1).trim()];
}

export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <div className="plan-avisos">
      {notices.map(({ code, severity, text, basis, sources }) => {
        const [title, rest] = splitFirstSentence(text);
        return (
          <Aviso key={code} kind={kinds[severity]} title={title} announce={false}>
            {rest} <TextStamp title={title} basis={basis} keys={sources} />
          </Aviso>
        );
      })}
    </div>
  );
}
