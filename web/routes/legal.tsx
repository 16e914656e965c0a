import { useLocation } from 'react-router-dom';
import { LegalPage } from '../features/marketing/components/legal-page';
import { privacyTexts, termsTexts } from '../features/marketing/legal-texts';
import { PublicLayout } from '../frame/public/public-layout';
import { paths } from '../shared/paths';

export default function LegalRoute() {
  const { pathname } = useLocation();
  const isTerms = pathname.toLowerCase().startsWith(paths.terms);
  return (
    <PublicLayout>
      <LegalPage texts={isTerms ? termsTexts() : privacyTexts()} />
    </PublicLayout>
  );
}
