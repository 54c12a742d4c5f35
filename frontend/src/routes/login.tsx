import { Link, useRouterState } from '@tanstack/react-router';
import { PlainPage } from '../components/ui/plain-page.tsx';
import { useTranslation } from '../lib/use-translation.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The reader has come here by signing out. */
    signedOut?: boolean;
  }
}

/** Where signing out leads: what is kept of whom, and how to read on. */
export function LoginRoute() {
  const { t } = useTranslation();
  const signedOut = useRouterState({ select: ({ location }) => location.state.signedOut === true });
  const actions = (
    <>
      <Link to="/" search={{}} className="btn btn-primary">
        {t('signOut.page.read')}
      </Link>
      <Link to="/privacy" search={true} className="btn">
        {t('nav.privacy')}
      </Link>
    </>
  );
  return (
    <PlainPage
      title={t(signedOut ? 'signOut.page.out' : 'signOut.page.title')}
      lede={signedOut ? t('signOut.page.outText') : undefined}
      actions={actions}
    >
      <p>{t('signOut.page.text')}</p>
      <p className="text-ink-2">{t('signOut.page.new')}</p>
    </PlainPage>
  );
}
