import type { RequestType } from '@360/contracts/publisher-request-terms';
import type { PublisherRequest } from '@360/contracts/publisher-requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../features/opt-out/opt-out.css';
import { FindRequest } from '../features/opt-out/find-request.tsx';
import { RequestDone } from '../features/opt-out/request-done.tsx';
import { RequestForm } from '../features/opt-out/request-form.tsx';
import { RequestSteps } from '../features/opt-out/request-steps.tsx';
import { useTitle } from '../lib/use-title.ts';

/** The form for publishers, and what is said once it is sent. */
export function OptOutRoute() {
  const { t } = useTranslation();
  useTitle(t('optOut.title'));
  const [sent, setSent] = useState<PublisherRequest | null>(null);
  const [type, setType] = useState<RequestType>('opt-out');
  const again = () => {
    setSent(null);
    setType('opt-out');
  };
  return (
    <div className="oo">
      <article>
        <h1 className="head-36">{t('optOut.title')}</h1>
        <p className="mt-2 text-ink-2">{t('optOut.lede')}</p>
        {sent ? <RequestDone request={sent} onAnother={again} /> : <RequestForm onSent={setSent} onType={setType} />}
        {!sent && (
          <section className="oo-section">
            <FindRequest />
          </section>
        )}
      </article>
      <RequestSteps type={type} request={sent} />
    </div>
  );
}
