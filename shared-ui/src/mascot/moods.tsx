import { classes } from '../classes.ts';
import styles from './mascot.module.css';
import type { Mood } from './mascot.tsx';
import { Body, Cheeks, Eyes, Hand, Heart, Letter, Line, Mouth } from './parts.tsx';

/** Greeting: it waves. */
export const greet: Mood = (paper) => (
  <g className={styles.breathe}>
    <path className={classes(styles.skin, styles.wave)} d="M74 62C82 62 93 54 94 43 94.5 36 86 35 84 40 82 46 78 49 72 51Z" />
    <Body />
    <Eyes />
    <Cheeks />
    <Mouth d="M43 48.5Q50 46.5 57 48.5 57 57 50 57 43 57 43 48.5Z" tongue="M46 55.5Q50 51.5 54 55.5 52.5 57 50 57 47.5 57 46 55.5Z" />
    <Letter paper={paper} at="47 74" turn={-7} />
    <Hand at="26 74" turn={-20} />
  </g>
);

/** Loading: it looks around. */
export const wait: Mood = (paper) => (
  <g className={styles.breathe}>
    <Body />
    <Eyes wander />
    <Cheeks />
    <Line d="M46.5 51.5Q50 54 53.5 51.5" />
    <Letter paper={paper} at="50 73" turn={4} />
    <Hand at="28.5 69" turn={20} />
    <Hand at="71.5 72" turn={-20} />
  </g>
);

/** Empty: it peeks out of the open envelope. */
export const peek: Mood = (paper) => (
  <>
    <path className={styles.inside} d="M13 56L45 24Q50 20 55 24L87 56V80H13Z" />
    <g className={styles.peek}>
      {/* biome-ignore lint/plugin: the drawing is not mirrored in any language */}
      <g transform="translate(12 13) scale(.76)">
        <Body />
        <Eyes wander />
        <Cheeks />
        <Line d="M47 51.5Q50 54 53 51.5" />
      </g>
    </g>
    <path fill={paper} d="M12 57L46 75Q50 77 54 75L88 57V88Q88 94 82 94H18Q12 94 12 88Z" />
    <path className={styles.flap} d="M13.5 91.5L45.5 73.5Q50 71 54.5 73.5L86.5 91.5Q85 94 82 94H18Q15 94 13.5 91.5Z" />
    <Heart at="50 85" />
    <Hand at="29 65" turn={28} />
    <Hand at="71 65" turn={-28} />
  </>
);

const Jumper = () => (
  // biome-ignore lint/plugin: the drawing is not mirrored in any language
  <g transform="translate(13 25.5) scale(.74)">
    <path
      className={styles.skin}
      d="M22 66C10 58 2 34 14 4 16 0 24 0 25 6 20 28 26 40 34 50ZM78 66C90 58 98 34 86 4 84 0 76 0 75 6 80 28 74 40 66 50Z"
    />
    <Body />
    <Line d="M33 42Q38 34 43 42M57 42Q62 34 67 42" />
    <Cheeks />
    <Mouth d="M41 48Q50 45.5 59 48 58.5 60.5 50 60.5 41.5 60.5 41 48Z" tongue="M45 57.5Q50 52.5 55 57.5 53 60.5 50 60.5 47 60.5 45 57.5Z" />
  </g>
);

/** Success: it jumps and holds the letter up. */
export const joy: Mood = (paper) => (
  <g className={styles.hop}>
    <Jumper />
    <Letter paper={paper} at="50 17" turn={-5} />
    <Hand at="28.5 26" turn={-50} />
    <Hand at="71.5 24" turn={50} />
  </g>
);

/** Failure: it has dropped the letter. */
export const oops: Mood = (paper) => (
  <g className={styles.sway}>
    <Body />
    <Eyes y={40} />
    <Line d="M32 31Q36 27.5 41 28.5M68 31Q64 27.5 59 28.5" />
    <Cheeks y={52} />
    <path className={classes(styles.line, styles.gasp)} d="M50 54v1.5" />
    <Hand at="28 57" turn={-50} />
    <Hand at="72 57" turn={50} />
    <path className={styles.drop} d="M83 13C86 17.5 87.5 19.5 87.5 22A4.5 4.5 0 0 1 78.5 22C78.5 19.5 80 17.5 83 13Z" />
    <Letter paper={paper} at="54 79" turn={12}>
      <path className={classes(styles.line, styles.crack)} d="M1-5L-2-1 2 2-1 7" />
    </Letter>
  </g>
);
