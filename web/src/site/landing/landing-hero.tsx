import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../design/actions/button-class.ts';
import { ActionBar } from '../../design/navigation/action-bar.tsx';
import { ExampleCard } from './example-card.tsx';
import { heroMessages } from './landing-hero.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as styles from './landing.module.css';

export const LandingHero = () => (
  <>
    <section className={styles.hero}>
      <div className={frameStyles.container}>
        <div className={styles.heroText}>
          <h1>{heroMessages.claim}</h1>
          <p className={textStyles.lead}>{heroMessages.lead}</p>
        </div>
        <ExampleCard />
        <div className={classNames(styles.heroFloor, actionBarStyles.bar)} />
        <div className={classNames(styles.heroActions, actionBarStyles.bar)}>
          <div className={styles.heroButtons}>
            <Link to="/generar-plan" className={buttonClass({ variant: 'primary', size: 'large' })}>
              {heroMessages.act}
            </Link>
            <Link
              to="/auth"
              search={{ modo: 'registro' }}
              className={buttonClass({ size: 'large' })}
            >
              {heroMessages.register}
            </Link>
          </div>
          <p className={textStyles.secondary}>{heroMessages.actNote}</p>
        </div>
        <Plates side="left" />
        <Plates side="right" />
      </div>
    </section>
    <div className={classNames(styles.heroThumb, actionBarStyles.yieldsToNavigation)}>
      <ActionBar yields>
        <Link
          to="/generar-plan"
          className={buttonClass({ variant: 'primary', size: 'large', wide: true })}
        >
          {heroMessages.act}
        </Link>
      </ActionBar>
    </div>
  </>
);

const Plates = ({ side }: { side: 'left' | 'right' }) => (
  <svg
    className={classNames(styles.heroDiscs, styles[side])}
    viewBox="-12 0 104 224"
    aria-hidden="true"
  >
    <rect x="-12" y="96" width="9" height="32" rx="2" />
    <rect x="0" y="0" width="34" height="224" rx="4" />
    <rect x="38" y="22" width="26" height="180" rx="4" />
    <rect x="68" y="58" width="18" height="108" rx="3" />
  </svg>
);
