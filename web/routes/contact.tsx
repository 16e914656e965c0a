import { PublicLayout } from '../frame/public/public-layout';
import { ContactPage } from '../features/marketing/components/contact-page';

export default function ContactRoute() {
  return (
    <PublicLayout>
      <ContactPage />
    </PublicLayout>
  );
}
