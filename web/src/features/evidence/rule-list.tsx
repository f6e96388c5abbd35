import { evidencePagesMessages } from './evidence-pages.messages.ts';
import { GroupIndex } from './group-index.tsx';
import type { ReferenceRule, RuleGroup } from './reference.ts';
import { RULE_GROUPS } from './rule-groups.data.ts';
import * as textStyles from '../../design/text.module.css';
import * as styles from './evidence-pages.module.css';

const messages = evidencePagesMessages.method;

export const WholeRuleList = () => <RuleList groups={RULE_GROUPS} />;

export const RuleList = ({ groups }: { groups: readonly RuleGroup[] }) => (
  <>
    <GroupIndex
      label={messages.index}
      entries={groups.map(({ id, title, rules }) => ({ id, title, count: rules.length }))}
    />
    {groups.map(({ id, title, rules }) => (
      <section key={id} className={styles.group} aria-labelledby={`grupo-${id}`}>
        <h2 id={`grupo-${id}`}>{title}</h2>
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </section>
    ))}
  </>
);

function Rule({ rule }: { rule: ReferenceRule }) {
  const { id, title, unit, basis, formula, note, sources } = rule;
  return (
    <article id={id} className={styles.rule}>
      <h3>{title}</h3>
      <div className={styles.formula}>
        {formula.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className={textStyles.secondary}>
        {basis} {messages.in(unit)}
      </p>
      {note ? <p>{note}</p> : null}
      {sources.length > 0 ? (
        <p>
          {messages.sources}
          {sources.map(({ key, label }, index) => (
            <span key={key}>
              {index > 0 ? ' · ' : ''}
              <a href={`/fuentes#${key}`}>{label}</a>
            </span>
          ))}
          .
        </p>
      ) : null}
    </article>
  );
}
