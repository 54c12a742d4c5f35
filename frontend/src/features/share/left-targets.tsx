import { ExternalLink } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import { TARGET_NAMES, targetPage } from './targets.ts';
import type { Left } from './use-sending.ts';

/** The places whose windows the browser did not open, to be opened one by one. */
export function LeftTargets({ left }: { left: Left }) {
  const { t } = useTranslation();
  return (
    <div className="mt-3" role="status">
      <p className="text-12 text-ink-2">{t('shareDialog.left')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {left.targets.map((target) => (
          <a
            key={target}
            className="btn btn-s"
            href={targetPage(target, left.shared)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ExternalLink className="icon icon-s" aria-hidden />
            {target === 'email' ? t('shareDialog.email') : TARGET_NAMES[target]}
          </a>
        ))}
      </p>
    </div>
  );
}
