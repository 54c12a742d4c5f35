import { LegalPage } from '../features/legal/legal-page.tsx';

export const TermsRoute = () => <LegalPage text="terms" />;
