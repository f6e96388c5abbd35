import { landingMessages } from './landing-rest.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as styles from './landing.module.css';

const { harm } = landingMessages;

export const HarmSection = () => (
  <section className={classNames(styles.section, styles.harm)}>
    <div className={frameStyles.container}>
      <div>
        <h2>{harm.title}</h2>
        <p className={textStyles.lead}>{harm.lead}</p>
        <ul className={styles.phones}>
          {harm.phones.map(({ number, text }) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <b>{number}</b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul className={styles.points}>
        {harm.points.map(({ strong, text }) => (
          <li key={strong}>
            <b>{strong}</b> {text}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
