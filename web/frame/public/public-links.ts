import { planSales } from '../../shared/plan-sales';
import { paths } from '../../shared/paths';
import { publicTexts as texts } from './public-texts';

/** The links in the header of the public pages. */
export const publicLinks = () => [
  { to: paths.about, label: texts.about },
  ...(planSales.isOn ? [{ to: paths.publicPricing, label: texts.pricing }] : []),
  { to: paths.contact, label: texts.contact },
  { to: paths.support, label: texts.support },
];
