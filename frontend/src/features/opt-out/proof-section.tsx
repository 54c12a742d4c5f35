import type { PublisherRequest } from '@360/contracts/publisher-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Notice } from '../../components/ui/notice.tsx';
import { ApiError, postJson } from '../../lib/api.ts';
import { requestQuery } from '../../lib/queries.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { CopyButton } from './copy-button.tsx';

const TOO_SOON = 429;

function Findings({ proof }: { proof: PublisherRequest['proof'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { lastCheck } = proof;
  if (!lastCheck) return null;
  return (
    <div role="status">
      <dl className="facts oo-facts mt-4">
        <dt>{t('optOut.proof.looked')}</dt>
        <dd className="num">{format.dateTime(lastCheck.at)}</dd>
        <dt>{t('optOut.proof.file')}</dt>
        <dd>{t(`optOut.proof.finding.${lastCheck.file}`)}</dd>
        <dt>{t('optOut.proof.dns')}</dt>
        <dd>{t(`optOut.proof.finding.${lastCheck.dns}`)}</dd>
      </dl>
    </div>
  );
}

/** How the owner of a domain shows that the request is theirs, and a button that looks. */
export function ProofSection({ request }: { request: PublisherRequest }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { reference, proof } = request;
  const check = useMutation({
    mutationFn: () => postJson<PublisherRequest>(`/api/publisher-requests/${reference}/check-proof`, {}),
    onSuccess: (checked) => client.setQueryData(requestQuery(reference).queryKey, checked),
  });
  const tooSoon = check.error instanceof ApiError && check.error.status === TOO_SOON;
  return (
    <section className="oo-section" aria-labelledby="oo-proof">
      <h2 className="head-22" id="oo-proof">
        {t('optOut.proof.title')}
      </h2>
      <p className="mt-2 text-ink-2">{t('optOut.proof.text', { domain: request.domain })}</p>
      <dl className="facts oo-facts mt-4">
        <dt>{t('optOut.proof.line')}</dt>
        <dd>
          <code dir="ltr">{proof.line}</code>
          <CopyButton text={proof.line} label={t('optOut.proof.copy')} />
        </dd>
        <dt>{t('optOut.proof.asFile')}</dt>
        <dd>
          {proof.files.map((file) => (
            <div key={file}>
              <code dir="ltr">{file}</code>
            </div>
          ))}
        </dd>
        <dt>{t('optOut.proof.asRecord')}</dt>
        <dd>
          <code dir="ltr">{proof.dns.name}</code>
        </dd>
      </dl>
      <Findings proof={proof} />
      {check.isError && <Notice text={t(tooSoon ? 'optOut.proof.tooSoon' : 'optOut.proof.failed')} />}
      <p className="mt-4">
        <button type="button" className="btn" disabled={check.isPending} onClick={() => check.mutate()}>
          {t(check.isPending ? 'optOut.proof.checking' : 'optOut.proof.check')}
        </button>
      </p>
    </section>
  );
}
