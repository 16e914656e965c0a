import { paths } from '../paths';
import { publicTexts as texts } from './public-texts';

/** Where the header of the public pages leads, wide and narrow. */
export const publicPlaces = [
  { to: paths.about, label: texts.about },
  { to: paths.publicPricing, label: texts.pricing },
  { to: paths.contact, label: texts.contact },
  { to: paths.support, label: texts.support },
] as const;
