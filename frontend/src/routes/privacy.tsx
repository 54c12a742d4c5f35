import { LegalPage } from '../features/legal/legal-page.tsx';

export const PrivacyRoute = () => <LegalPage text="privacy" />;
