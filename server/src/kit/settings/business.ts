import { z } from 'zod';
import { setting } from './setting.ts';
import { batch, countries, json, list, whole } from './values.ts';

/** The countries in which the languages of the app are spoken most. */
export const USUAL_REGIONS = 'AE AM AZ BR BY DE EG ES FR GE ID IL IN IR IT KG KZ MX MY PH PT RU SA TR UA US UZ VN'.split(' ');

/** Two packs and three gifts of the catalogue. */
const USUAL_WISHLIST = ['surprise_pack', 'wish_pack', 'ring', 'crown', 'diamond'];

/** Products, prices, scores and leaderboards. */
export const business = {
  AUTOMATIC_REFUNDS_AN_HOUR: setting(
    whole.default(60),
    '60',
    'how many payments may go back within an hour without an operator; the others wait for the next hour, and operators are told',
  ),
  GIFT_MAP: setting(
    json(z.record(z.string(), z.string())).optional(),
    'the simulator’s teddy bear for ours, else none',
    'JSON: ids of our gifts of type telegram_gift to the messenger’s gifts that are bought with them; the others stay in the app; of a pack all contents or none',
  ),
  HIDDEN_GIFTS: setting(
    list.default([]),
    'none',
    'ids of gifts that nobody is offered for now, with commas between; the banner of 1 to 20 April stands even where easter_cake is one of them; a gift that an offered pack is advertised with can be hidden only with the pack, and one gift of 49 Stars has to stay for the surprise',
  ),
  WISHLIST_GIFTS: setting(
    list.default(USUAL_WISHLIST),
    USUAL_WISHLIST.join(),
    'ids of the two packs and three gifts of the wishlist, with commas between; it shows them by price, and none that is hidden',
  ),
  EARLY_REVEAL_PRICE: setting(whole.default(49), '49', 'Stars for a year’s early opening'),
  LEADERBOARD_REGIONS: setting(
    countries.optional(),
    `${USUAL_REGIONS.length} countries`,
    'countries with a leaderboard of their own, as ISO 3166-1 alpha-2: RU,KZ',
  ),
  SCORE_DELAY_SECONDS: setting(
    whole.optional(),
    '0 locally, else 86400',
    'seconds from one count of the scores to the next: strangers see scores, and shall not follow a single note; 0 counts at once',
  ),
  BATCH_SECONDS: setting(
    batch.optional(),
    '5 locally, else 900',
    'a quarter of an hour: fully anonymous notes travel together, in random order, whenever so many seconds of the day are full; 1 to 86400',
  ),
};
