import type { SearchResult } from '@360/contracts/search';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** How many tell it, how many of them by their own word, and how far those agree; nothing where it is not known. */
export function CoverageFigures({ metadata }: Pick<SearchResult, 'metadata'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { reports, independent, agreement } = metadata;
  return (
    <>
      {reports !== null && <span className="num">{format.count('searchPage.reports', reports)}</span>}
      {independent !== null && <span className="num">{format.count('searchPage.independent', independent)}</span>}
      {agreement !== null && (
        <span className="num">{t('searchPage.agreement', { percent: format.percent(agreement) })}</span>
      )}
    </>
  );
}
