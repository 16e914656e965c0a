import { headContent } from './site';

/** Content of `site-plans` where this installation sells no plans (docs/decisions.md#own-server). */
const NONE_SOLD = 'none';

/** Whether plans are sold here; true where no server wrote into the document, as in `site.ts`. */
export const planSales = { isOn: headContent('site-plans') !== NONE_SOLD };
