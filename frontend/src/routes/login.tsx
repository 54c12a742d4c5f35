import { Link, useRouterState } from '@tanstack/react-router';
import { useTitle } from '../lib/use-title.ts';
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
  const title = t(signedOut ? 'signOut.page.out' : 'signOut.page.title');
  useTitle(title);
  return (
    <div className="mx-auto max-w-150 py-16">
      <h1 className="head-36">{title}</h1>
      {signedOut && <p className="lede mt-2">{t('signOut.page.outText')}</p>}
      <p className="mt-4">{t('signOut.page.text')}</p>
      <p className="mt-2 text-ink-2">{t('signOut.page.new')}</p>
      <p className="mt-6 flex flex-wrap gap-2">
        <Link to="/" search={{}} className="btn btn-primary">
          {t('signOut.page.read')}
        </Link>
        <Link to="/privacy" search={true} className="btn">
          {t('nav.privacy')}
        </Link>
      </p>
    </div>
  );
}
