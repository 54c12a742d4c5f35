import { LegalPage } from '../features/legal/legal-page.tsx';

export const CopyrightRoute = () => <LegalPage text="copyright" />;
