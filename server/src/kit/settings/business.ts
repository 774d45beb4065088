import { z } from 'zod';
import { setting } from './setting.ts';
import { batch, count, countries, json, list, messengerGiftId, stars } from './values.ts';

/** The countries in which the languages of the app are spoken most. */
export const USUAL_REGIONS = 'AE AM AZ BR BY DE EG ES FR GE ID IL IN IR IT KG KZ MX MY PH PT RU SA TR UA US UZ VN'.split(' ');

/** Two packs and three gifts of the catalogue. */
const USUAL_WISHLIST = ['surprise_pack', 'wish_pack', 'ring', 'crown', 'diamond'];

/** Products, prices, scores and leaderboards. */
export const business = {
  AUTOMATIC_REFUNDS_AN_HOUR: setting(
    count.default(60),
    '60',
    'maximum automatic refunds per hour; others wait for the next hour, and operators are notified',
  ),
  GIFT_MAP: setting(
    json(z.record(z.string(), messengerGiftId)).optional(),
    'the simulator’s teddy bear for ours, else none',
    'JSON: maps ids of our gifts of type telegram_gift to Telegram gifts that are bought with them; a pack needs all of its contents or none',
  ),
  HIDDEN_GIFTS: setting(
    list.default([]),
    'none',
    'ids of gifts that are not offered, comma-separated; a gift in the advertisement of an offered pack can be hidden only with the pack, and one gift of 49 Stars must remain for the surprise',
  ),
  WISHLIST_GIFTS: setting(
    list.default(USUAL_WISHLIST),
    USUAL_WISHLIST.join(),
    'ids of the two packs and three gifts of the wishlist, comma-separated; sorted by price, without hidden ones',
  ),
  EARLY_REVEAL_PRICE: setting(stars.default(49), '49', 'price in Stars of a year’s early opening; 1 to 100000'),
  LEADERBOARD_REGIONS: setting(
    countries.optional(),
    `${USUAL_REGIONS.length} countries`,
    'countries with a leaderboard, as ISO 3166-1 alpha-2: RU,KZ',
  ),
  SCORE_DELAY_SECONDS: setting(count.optional(), '0 locally, else 86400', 'seconds between counts of the scores; 0 counts at once'),
  BATCH_SECONDS: setting(
    batch.optional(),
    '5 locally, else 900',
    'interval of batches of fully anonymous notes in seconds, from midnight; 1 to 86400',
  ),
};
