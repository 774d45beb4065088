import styles from '../gallery.module.css';
import { Chip, GiftIcon, Letter, LetterWords } from '../index.ts';

const wordless = 'No words, just a gift';

export function ValentineLetter() {
  return (
    <div className={styles.page}>
      <Letter kind="valentine" artId="teddy" artLabel="Teddy" mark={<Chip icon={<GiftIcon />}>Also a gift of the messenger</Chip>}>
        <LetterWords wordless={wordless}>You make Mondays bearable</LetterWords>
      </Letter>
    </div>
  );
}

/** The background of a gift by its price. */
export function Tiers() {
  const gifts = [
    ['paper', 'tulip'],
    ['ribbon', 'teddy'],
    ['light', 'diamond'],
  ] as const;
  return (
    <div className={styles.page}>
      {gifts.map(([tier, id]) => (
        <Letter key={id} kind="valentine" artId={id} artLabel={id} tier={tier}>
          <LetterWords wordless={wordless}>You make Mondays bearable</LetterWords>
        </Letter>
      ))}
    </div>
  );
}

export function QuestionLetter() {
  return (
    <div className={styles.page}>
      <Letter kind="question" artId="love" artLabel="In love">
        <LetterWords wordless={wordless}>What would you do if you weren’t afraid of anything at all, not even of tomorrow?</LetterWords>
      </Letter>
    </div>
  );
}

export function WordlessLetters() {
  return (
    <div className={styles.page}>
      {(['valentine', 'question'] as const).map((kind) => (
        <Letter key={kind} kind={kind} artId="fire" artLabel="Fire">
          <LetterWords wordless={wordless}>{null}</LetterWords>
        </Letter>
      ))}
    </div>
  );
}
