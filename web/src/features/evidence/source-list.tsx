import { strengthWords } from '../../design/evidence/source-details.ts';
import { evidencePagesMessages } from './evidence-pages.messages.ts';
import { GroupIndex } from './group-index.tsx';
import type { ReferenceSource, SourceGroup } from './reference.ts';
import { SOURCE_GROUPS } from './source-groups.data.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './evidence-pages.module.css';

const messages = evidencePagesMessages.sources;
const STRENGTHS = ['A', 'B', 'C', 'D'] as const;

export const WholeSourceList = () => <SourceList groups={SOURCE_GROUPS} />;

export const SourceList = ({ groups }: { groups: readonly SourceGroup[] }) => (
  <>
    <section className={styles.group} aria-labelledby="letras">
      <h2 id="letras">{messages.strengths}</h2>
      <ul className={styles.index}>
        {STRENGTHS.map((strength) => (
          <li key={strength}>
            <b>{strength}</b>: {strengthWords[strength]}.
          </li>
        ))}
      </ul>
    </section>
    <GroupIndex
      label={messages.index}
      entries={groups.map(({ id, title, sources }) => ({ id, title, count: sources.length }))}
    />
    {groups.map(({ id, title, sources }) => (
      <section key={id} className={styles.group} aria-labelledby={`grupo-${id}`}>
        <h2 id={`grupo-${id}`}>{title}</h2>
        {id === 'unused' ? <p>{messages.unused}</p> : null}
        <ul className={styles.entries}>
          {sources.map((source) => (
            <SourceEntry key={source.key} source={source} />
          ))}
        </ul>
      </section>
    ))}
  </>
);

function SourceEntry({ source }: { source: ReferenceSource }) {
  const { key, strength, who, title, journal, study, href, supports, guides } = source;
  return (
    <li id={key}>
      <p>
        <b>{strength}</b> {who}{' '}
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
        . {journal}. <span className={textStyles.secondary}>{study}</span>
      </p>
      {supports.length > 0 ? (
        <p>
          {messages.supports}
          {supports.join(' · ')}.
        </p>
      ) : null}
      {guides.length > 0 ? (
        <p className={textStyles.secondary}>
          {messages.guides}
          {guides.join(' · ')}.
        </p>
      ) : null}
    </li>
  );
}
