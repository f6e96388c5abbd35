import { classNames } from '../../design/class-names.ts';
import { isFirm, type Strength } from '../../design/evidence/source-details.ts';
import { LANDING_FACTS } from './landing-facts.data.ts';
import { landingMessages } from './landing-rest.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as sourceBadgeStyles from '../../design/evidence/source-badge.module.css';
import * as styles from './landing.module.css';

const { facts } = landingMessages;

export const FactsSection = () => (
  <section className={styles.section}>
    <div className={frameStyles.container}>
      <div className={styles.sectionHeader}>
        <h2>{facts.title}</h2>
        <p className={textStyles.lead}>{facts.lead}</p>
      </div>
      <ul className={styles.facts}>
        {LANDING_FACTS.map(
          ({ source, figure, unit, title, text, strength, citation, journal, href, study }) => (
            <li key={source}>
              <p className={styles.factFigure}>
                {figure} {unit ? <small>{unit}</small> : null}
              </p>
              <div>
                <h3>{title}</h3>
                <p className={textStyles.secondary}>{text}</p>
              </div>
              <p className={styles.factReference}>
                <Letter strength={strength} />
                <span>
                  {citation}. <a href={href}>{journal}</a>
                  <br />
                  <span className={textStyles.secondary}>{study}</span>
                </span>
              </p>
            </li>
          ),
        )}
      </ul>
      <ul className={styles.letters}>
        {facts.letters.map(({ strength, text }) => (
          <li key={strength}>
            <Letter strength={strength} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const Letter = ({ strength }: { strength: Strength }) => (
  <span
    className={classNames(
      sourceBadgeStyles.root,
      styles.letterOnly,
      isFirm(strength) ? sourceBadgeStyles.firm : sourceBadgeStyles.weak,
    )}
    role="img"
    aria-label={landingMessages.facts.evidence(strength)}
  >
    <b data-cara={strength} />
  </span>
);
