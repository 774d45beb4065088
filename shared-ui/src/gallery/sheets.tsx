import { useState } from 'react';
import styles from '../gallery.module.css';
import { Button, Card, DiceIcon, GiftArt, GiftTile, Hero, RadioCard, SheetBody, TextField, Toggle } from '../index.ts';
import { nothing, price } from './parts.tsx';

const tierOf = (stars: number) => (stars >= 99 ? 'light' : stars > 0 ? 'ribbon' : 'paper');

const GIFTS = [
  ['tulip', 'Tulip', 0],
  ['candy', 'Candy', 0],
  ['kiss', 'Kiss', 0],
  ['surprise_box', 'Surprise', 49],
  ['teddy', 'Teddy', 49],
  ['bouquet', 'Bouquet', 49],
  ['champagne', 'Champagne', 99],
  ['ring', 'Ring with a very long na…', 199],
  ['diamond', 'Diamond', 399],
] as const;

export function PickerSheet() {
  const [picked, setPicked] = useState('teddy');
  return (
    <div className={styles.sheet}>
      <SheetBody title="Choose a gift" subtitle="for Boris" onClose={nothing} closeLabel="Close">
        <div className={styles.grid}>
          {GIFTS.map(([id, name, stars]) => (
            <GiftTile
              key={id}
              itemId={id}
              name={name}
              tier={tierOf(stars)}
              price={price(stars, id === 'diamond' ? 499 : undefined)}
              tag={id === 'diamond' ? '−20 %' : undefined}
              isSelected={picked === id}
              onPress={() => setPicked(id)}
            />
          ))}
        </div>
      </SheetBody>
    </div>
  );
}

export function CheckoutSheet() {
  const [text, setText] = useState('You smile and the whole tram smiles. ');
  const [privacy, setPrivacy] = useState('reveal');
  const [isSuper, setSuper] = useState(true);
  const footer = (
    <Button size="l" isFullWidth>
      Send for {price(98)}
    </Button>
  );
  return (
    <div className={styles.sheet}>
      <SheetBody title="Your valentine" onClose={nothing} closeLabel="Close" onBack={nothing} backLabel="Back" footer={footer}>
        <div className={styles.stack}>
          <div className={styles.heroRow}>
            <Hero>
              <GiftArt itemId="teddy" size={104} />
            </Hero>
          </div>
          <TextField
            label="Message"
            value={text}
            onChange={setText}
            limit={40}
            counterLabel={`${text.length} of 40`}
            placeholder="Write something warm"
          />
          <Button variant="secondary" icon={<DiceIcon />}>
            Surprise me
          </Button>
          <RadioCard
            name="privacy"
            value="reveal"
            title="In secret"
            description="Boris can learn your name with Stars."
            aside={price(0)}
            isChecked={privacy === 'reveal'}
            onChange={setPrivacy}
          />
          <RadioCard
            name="privacy"
            value="full"
            title="Hidden forever"
            description="Nobody will ever learn it."
            aside={price(49)}
            isChecked={privacy === 'full'}
            onChange={setPrivacy}
          />
          <Card>
            <Toggle label="Super" description="Opens at once and shines." isOn={isSuper} onChange={setSuper} />
          </Card>
        </div>
      </SheetBody>
    </div>
  );
}
