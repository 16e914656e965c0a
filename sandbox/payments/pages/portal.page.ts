import { type FastifyReply } from 'fastify';
import { escapeHtml, sendPage } from '../../page';
import { type CardErrors, readCard } from '../cards';
import { addConfirmPage, sendConfirm } from './confirm.page';
import { type Fields } from '../routes/form-body';
import { formTargetsOf, leave } from './portal-addresses';
import { cancelByPerson, changeCard, resumeByPerson, subscriptionOf } from '../portal';
import { cardSection, invoiceSection, planSection } from './portal-sections';
import { type PageCall, type Pages } from './pages';
import { type PortalSession, type Subscription } from '../records';
import { type World } from '../world';

/** The pages on which customers manage their subscription. */
export function addPortalPages(pages: Pages, world: World): void {
  const open = (id: string) => world.store.get('billing_portal.session', id);
  pages.show('/sandbox/portal/:id', ({ id, reply }) => {
    const session = open(id);
    const { flow } = session;
    const price = flow?.price && world.store.find('price', flow.price);
    if (price) return sendConfirm(world, session, price, reply);
    return sendPortal(world, session, reply);
  });
  pages.show('/sandbox/portal/:id/overview', ({ id, reply }) =>
    sendPortal(world, { ...open(id), flow: null }, reply),
  );
  pages.act('/sandbox/portal/:id/cancel', ({ id, reply }) =>
    actOn(world, open(id), reply, (subscription) => cancelByPerson(world, subscription)),
  );
  pages.act('/sandbox/portal/:id/resume', ({ id, reply }) =>
    actOn(world, open(id), reply, (subscription) => resumeByPerson(world, subscription)),
  );
  pages.act('/sandbox/portal/:id/card', (call) => updateCard(world, open(call.id), call));
  addConfirmPage(pages, world);
}

/** The shown subscription may have ended meanwhile; then nothing is done. */
function actOn(
  world: World,
  session: PortalSession,
  reply: FastifyReply,
  act: (subscription: Subscription) => void,
): FastifyReply {
  const subscription = subscriptionOf(world, session);
  if (subscription && subscription.status !== 'canceled') act(subscription);
  return leave(session, reply);
}

function updateCard(world: World, session: PortalSession, { body, reply }: PageCall): FastifyReply {
  const { card, errors } = readCard(body, world.clock.now());
  if (!card) return sendPortal(world, session, reply, { fields: body, errors });
  changeCard(world, session.customer, card);
  return leave(session, reply);
}

interface CardState {
  fields: Fields;
  errors: CardErrors;
}

/** A flow shows only its own subject. */
function sendPortal(
  world: World,
  session: PortalSession,
  reply: FastifyReply,
  wrongCard?: CardState,
): FastifyReply {
  const type = session.flow?.type;
  const subscription = subscriptionOf(world, session);
  const customer = world.store.get('customer', session.customer);
  const sections = [
    type === 'payment_method_update' ? '' : planSection(world, session, subscription),
    type === 'subscription_cancel'
      ? ''
      : cardSection(session, customer.card, wrongCard?.fields, wrongCard?.errors),
    type === undefined ? invoiceSection(world, session.customer) : '',
  ];
  const body = `${customer.email ? `<p>${escapeHtml(customer.email)}</p>` : ''}
${sections.join('\n')}
<p><a href="${escapeHtml(session.returnUrl)}">Back to Shotvault</a></p>`;
  const page = { title: 'Billing', body, formTargets: formTargetsOf(session) };
  return sendPage(reply, page, wrongCard ? 422 : 200);
}
