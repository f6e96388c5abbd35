import { classNames } from './class-names.ts';
import * as styles from './logo.module.css';

const ANVIL = 'M4 0V-37H18V-114H4V-154H186C176 -133 152 -117 118 -114H63V-37H91V0Z';
const HOT_IRON = 'M72 -96H122V-57H72Z';
const LETTERS =
  'M225 3Q205 3 190 -5Q175 -12 167 -26Q159 -39 159 -57Q159 -75 167 -88Q175 -102 190 -109Q205 -117 225 -117Q245 -117 260 -109Q275 -102 283 -88Q291 -75 291 -57Q291 -39 283 -26Q275 -12 260 -5Q245 3 225 3ZM225 -36Q231 -36 236 -38Q240 -41 243 -46Q245 -51 245 -57Q245 -63 243 -68Q240 -73 236 -76Q231 -78 225 -78Q219 -78 214 -76Q210 -73 207 -68Q205 -63 205 -57Q205 -51 207 -46Q210 -41 214 -38Q219 -36 225 -36ZM358 -36H369V0H301V-36H314V-78H301V-114H358ZM395 -74Q393 -74 392 -74Q390 -75 387 -75Q373 -75 365 -68Q358 -62 358 -50L352 -81H359Q360 -93 364 -100Q367 -108 374 -112Q380 -116 389 -116Q391 -116 392 -116Q394 -116 395 -115ZM400 -114H462V3Q462 22 451 34Q440 45 414 45Q394 45 383 37Q372 29 369 12L404 6Q405 9 407 11Q408 13 411 13Q414 13 416 10Q418 8 418 3V-78H400ZM415 -158H462V-124H415ZM569 0Q561 0 556 -4Q552 -9 552 -17V-38L554 -42L553 -53L552 -59V-69Q552 -73 550 -76Q548 -79 545 -80Q541 -81 537 -81Q531 -81 527 -79Q522 -77 521 -70L481 -76Q483 -88 489 -97Q496 -107 509 -112Q522 -117 542 -117Q558 -117 571 -113Q583 -109 590 -100Q596 -91 596 -76V-36H607V0ZM512 3Q494 3 486 -6Q477 -14 477 -28Q477 -44 487 -52Q498 -59 519 -62L557 -69V-53L535 -48Q529 -48 526 -45Q523 -42 523 -38Q523 -34 526 -32Q529 -29 534 -29Q539 -29 543 -32Q548 -34 550 -40Q553 -45 553 -53L558 -30H551Q549 -13 539 -5Q528 3 512 3Z';

export type LogoProps = {
  mark?: boolean | undefined;
  /** Empty when the surrounding link has a name. */
  label?: string | undefined;
  className?: string | undefined;
};

export function Logo({ mark = false, label = 'Forja', className }: LogoProps) {
  return (
    <svg
      className={classNames(styles.root, className)}
      viewBox={mark ? '-8 -168 206 182' : '0 -158 592 206'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path fill="currentColor" d={ANVIL} />
      <path className={styles.iron} d={HOT_IRON} />
      {mark ? null : <path fill="currentColor" transform="translate(-20 0)" d={LETTERS} />}
    </svg>
  );
}
