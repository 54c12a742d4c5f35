import type { RequestType } from '@360/contracts/publisher-request-terms';
import type { PublisherRequest } from '@360/contracts/publisher-requests';
import { useState } from 'react';
import { DocPage } from '../components/layout/doc-page.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import '../features/opt-out/opt-out.css';
import { FindRequest } from '../features/opt-out/find-request.tsx';
import { RequestDone } from '../features/opt-out/request-done.tsx';
import { RequestForm } from '../features/opt-out/request-form.tsx';
import { RequestSteps } from '../features/opt-out/request-steps.tsx';

/** The form for publishers, and what is said once it is sent. */
export function OptOutRoute() {
  const { t } = useTranslation();
  const [sent, setSent] = useState<PublisherRequest | null>(null);
  const [type, setType] = useState<RequestType>('opt-out');
  const again = () => {
    setSent(null);
    setType('opt-out');
  };
  return (
    <div className="oo">
      <DocPage title={t('optOut.title')} note={t('optOut.lede')} aside={<RequestSteps type={type} request={sent} />}>
        {sent ? <RequestDone request={sent} onAnother={again} /> : <RequestForm onSent={setSent} onType={setType} />}
        {!sent && (
          <section className="oo-section">
            <FindRequest />
          </section>
        )}
      </DocPage>
    </div>
  );
}
