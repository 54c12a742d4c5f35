import { useEffect, useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const SECOND = 1_000;
const CANCEL_AFTER_S = 5;

interface ElapsedProps {
  /** Milliseconds since the epoch. */
  since: number;
  onCancel: () => void;
}

/** How long a question has been under way; after five seconds with a way to end it. */
export function Elapsed({ since, onCancel }: ElapsedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / SECOND)), SECOND);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <>
      <span className="num text-ink-2" role="timer">
        {t('navigator.seconds', { n: format.number(seconds) })}
      </span>
      {seconds >= CANCEL_AFTER_S && (
        <button type="button" className="btn" onClick={onCancel}>
          {t('navigator.cancel')}
        </button>
      )}
    </>
  );
}
