import type { PublisherRequest } from '@360/contracts/publisher-requests';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { RequestFacts } from './request-facts.tsx';

/** What is said once a request is in: its reference, what comes next, and the way to ask for something else. */
export function RequestDone({ request, onAnother }: { request: PublisherRequest; onAnother: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const kind = request.requestType === 'opt-out' ? 'optOut' : 'other';
  return (
    <section className="oo-done">
      <CircleCheck className="icon text-agreed" aria-hidden />
      <div>
        <h2 className="head-22" ref={heading} tabIndex={-1}>
          {t('optOut.done')}
        </h2>
        <p className="oo-said">{t(`optOut.doneText.${kind}`, { domain: request.domain })}</p>
        <RequestFacts request={request} />
        <p className="oo-row mt-6">
          <Link
            to="/opt-out/status/$reference"
            params={{ reference: request.reference }}
            search={true}
            className="btn btn-primary"
          >
            {t('optOut.track')}
          </Link>
          <button type="button" className="btn" onClick={onAnother}>
            {t('optOut.another')}
          </button>
        </p>
      </div>
    </section>
  );
}
