import type { SearchResult } from '@360/contracts/search';
import { FileText, SquarePen } from 'lucide-react';
import { kindOfResult } from '../../components/search/kind-of-result.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ResultWords } from './result-words.tsx';

/** A reader's post, or a briefing of the reader's own, that answers: what it is, who wrote it, and the passage. */
export function WrittenResult({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { sourceName } = result;
  const Icon = result.writing === 'briefing' ? FileText : SquarePen;
  return (
    <li className="sd-hit">
      <div className="min-w-0 flex-1">
        <div className="meta">
          <Icon className="icon icon-s" aria-hidden />
          <span className="cat">{t(kindOfResult(result))}</span>
          {sourceName !== '' && (
            <b className="text-ink" dir="auto">
              {sourceName}
            </b>
          )}
          <time dateTime={result.publishedAt}>{format.age(result.publishedAt)}</time>
        </div>
        <ResultWords result={result} onOpen={onOpen} />
      </div>
    </li>
  );
}
