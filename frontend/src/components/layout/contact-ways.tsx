import { Link } from '@tanstack/react-router';
import { supportAddress } from '../../lib/support-address.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** The ways to reach us that lead somewhere: the form, and a letter where somebody reads it. */
export function ContactWays() {
  const { t } = useTranslation();
  const address = supportAddress();
  return (
    <ul>
      {address && (
        <li>
          <a className="link" href={`mailto:${address}`} dir="ltr">
            {address}
          </a>
        </li>
      )}
      <li>
        <Link to="/opt-out" search={true} className="link">
          {t('nav.optOut')}
        </Link>
      </li>
    </ul>
  );
}
