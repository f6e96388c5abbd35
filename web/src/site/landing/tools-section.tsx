import { landingMessages } from './landing-rest.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './landing.module.css';

const { tools } = landingMessages;

export const ToolsSection = () => (
  <section className={classNames(styles.section, styles.sectionContinued)}>
    <div className={frameStyles.container}>
      <div className={styles.sectionHeader}>
        <h2>{tools.title}</h2>
        <p className={textStyles.lead}>{tools.lead}</p>
      </div>
      <ul className={styles.tools}>
        {tools.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
