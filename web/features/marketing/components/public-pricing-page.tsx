import { Button } from '@mantine/core';
import { BadgeCent, Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FREE_PLAN } from '../../../../server/contract/plans';
import { paths } from '../../../shared/paths';
import { planSales } from '../../../shared/plan-sales';
import { useSession } from '../../auth/session.queries';
import { useStartSignIn } from '../../auth/use-start-sign-in';
import { ownServerTexts } from '../../billing/own-server/own-server-texts';
import { usePlanCards } from '../../billing/shared/billing.queries';
import { Faq } from '../../billing/pricing/faq';
import { PlanGrid, planNameId } from '../../billing/pricing/plan-grid';
import type { PlanCard } from '../../billing/shared/plan-cards.model';
import { leastCents } from '../comparison.model';
import { publicPricingTexts as texts } from '../public-pricing-texts';
import { ComparisonTable } from './comparison-table';
import { PublicPage, PublicSection } from './public-page';
import styles from './public-pricing-page.module.css';

interface BannerProps {
  icon: ReactNode;
  title: string;
  hint: string;
}

function Banner({ icon, title, hint }: BannerProps) {
  return (
    <div className={styles.banner}>
      {icon}
      <div>
        <p className={styles.bannerTitle}>{title}</p>
        <p className={styles.muted}>{hint}</p>
      </div>
    </div>
  );
}

/** Starts the sign-in and returns to the page that sells the plan. */
function GetStarted({ card }: { card: PlanCard }) {
  const session = useSession();
  const { open, isBusy } = useStartSignIn(session.state === 'out');
  const next = card.id === FREE_PLAN.id ? paths.home : paths.pricing;
  const look = {
    fullWidth: true,
    variant: card.isMostPopular ? 'filled' : 'default',
    'aria-describedby': planNameId(card.id),
  };
  if (session.state === 'in') {
    return (
      <Button {...look} component={Link} to={next}>
        {texts.getStarted}
      </Button>
    );
  }
  return (
    <Button {...look} disabled={isBusy} onClick={() => open(next)}>
      {texts.getStarted}
    </Button>
  );
}

function Banners({ cards }: { cards: readonly PlanCard[] }) {
  const free = cards.find(({ id }) => id === FREE_PLAN.id)?.screenshotLimit;
  return (
    <div className={styles.banners}>
      {typeof free === 'number' && (
        <Banner
          icon={<Gift size={24} strokeWidth={1.75} aria-hidden />}
          title={texts.freeBanner(free)}
          hint={texts.freeHint}
        />
      )}
      <Banner
        icon={<BadgeCent size={24} strokeWidth={1.75} aria-hidden />}
        title={texts.centsBanner(leastCents(cards))}
        hint={texts.centsHint}
      />
    </div>
  );
}

/** The public page of plans. */
export function PublicPricingPage() {
  const cards = usePlanCards();
  if (!planSales.isOn) {
    return <PublicPage title={texts.title} lead={ownServerTexts.nothingSoldHere} />;
  }
  return (
    <PublicPage title={texts.title} lead={texts.lead} head={<Banners cards={cards} />}>
      <PlanGrid cards={cards} action={(card) => <GetStarted card={card} />} />
      <PublicSection title={texts.compare}>
        <ComparisonTable cards={cards} />
      </PublicSection>
      <Faq />
    </PublicPage>
  );
}
