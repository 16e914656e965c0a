import { CopyCheck, ScanText, Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { FREE_PLAN } from '../../../../server/contract/plans';
import { planSales } from '../../../shared/plan-sales';
import { paths } from '../../../shared/paths';
import card from '../../../ui/layout/card.module.css';
import { PageTitle } from '../../../ui/layout/page-title';
import { OtherWays } from '../../auth/components/other-ways';
import { SignInButtons } from '../../auth/components/sign-in-buttons';
import { landingFeatures, landingTexts } from '../texts';
import styles from './landing.module.css';
import page from './public-page.module.css';
import { HeroSteps } from './hero-steps';
import { PlanTeaser } from './plan-teaser';
import { SampleGallery } from './sample-gallery';

const icons = { read: ScanText, found: Search, order: CopyCheck };

function Features() {
  return (
    <section className={styles.features}>
      <h2>{landingTexts.featuresTitle}</h2>
      <ul className={page.cards}>
        {landingFeatures.map(({ key, title, text }) => {
          const Icon = icons[key];
          return (
            <li key={key} className={`${card.card} ${card.feature}`}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <h3>{title}</h3>
              <p className={page.muted}>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The tab title: the product at home, the sign-in elsewhere. */
function useTab(): string {
  const { pathname } = useLocation();
  return pathname === paths.home ? landingTexts.homeTab : landingTexts.tab;
}

/** Shown to visitors at every signed-in address: the benefits, a demo, the plans and the sign-in button. */
export function Landing() {
  const tab = useTab();
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <PageTitle title={tab} className={styles.title}>
          {landingTexts.hero}
        </PageTitle>
        <p className={styles.lead}>{landingTexts.lead}</p>
        <div className={styles.action}>
          <SignInButtons size="lg" />
          {planSales.isOn && (
            <p className={page.muted}>{landingTexts.free(FREE_PLAN.screenshotLimit)}</p>
          )}
          <OtherWays label={landingTexts.otherWays} />
        </div>
      </section>
      <HeroSteps />
      <SampleGallery />
      <Features />
      {planSales.isOn && <PlanTeaser />}
    </div>
  );
}
