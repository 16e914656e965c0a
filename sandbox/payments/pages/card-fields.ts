import { escapeHtml } from '../../page';
import { CARD_FIELDS, type CardErrors, type CardField, textOf } from '../cards';
import { type Fields } from '../routes/form-body';
import { type Card } from '../records';

const INPUTS: Record<CardField, { label: string; attributes: string }> = {
  number: { label: 'Card number', attributes: 'inputmode="numeric" autocomplete="cc-number"' },
  expiry: {
    label: 'Expiry',
    attributes: 'inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"',
  },
  cvc: { label: 'CVC', attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"' },
  name: { label: 'Name on card', attributes: 'autocomplete="cc-name" maxlength="200"' },
};

/** The four fields of a card, each with its own error; the first invalid one gets the focus. */
export function cardFields(fields: Fields = {}, errors: CardErrors = {}): string {
  const firstWrong = CARD_FIELDS.find((name) => errors[name]);
  const inputs = CARD_FIELDS.map((name) => {
    // The security code is never filled in again.
    const value = name === 'cvc' ? '' : textOf(fields[name]);
    return cardField(name, value, errors[name], name === firstWrong);
  });
  return `<p class="hint">Test cards: ${whole('4242 4242 4242 4242')} pays, ${whole('4000 0000 0000 0002')} is declined, ${whole('4000 0000 0000 0341')} fails when it renews.</p>
${inputs.join('\n')}`;
}

/** A number that is copied as a whole stays on one line. */
function whole(number: string): string {
  return `<span class="whole">${number}</span>`;
}

function cardField(name: CardField, value: string, error: string | undefined, isFirst: boolean) {
  const { label, attributes } = INPUTS[name];
  const wrong = error
    ? ` aria-invalid="true" aria-describedby="${name}-error"${isFirst ? ' autofocus' : ''}`
    : '';
  const message = error
    ? `\n<p class="error" id="${name}-error" role="alert">${escapeHtml(error)}</p>`
    : '';
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" required ${attributes} value="${escapeHtml(value)}"${wrong}>${message}</div>`;
}

/** Such as `Visa ending in 4242, valid until 12/2034`. */
export function describeCard(card: Card): string {
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  const month = String(card.expMonth).padStart(2, '0');
  return `${brand} ending in ${card.last4}, valid until ${month}/${card.expYear}`;
}
