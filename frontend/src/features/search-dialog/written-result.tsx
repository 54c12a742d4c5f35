import type { SearchResult } from '@360/contracts/search';
import { FileText, SquarePen } from 'lucide-react';
import { kindOfResult } from '../../components/search/kind-of-result.ts';
import { MarkedText } from '../../components/search/marked-text.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ResultTitle } from './result-title.tsx';

/** A reader's post, or a briefing of the reader's own, that answers: what it is, who wrote it, and the passage. */
export function WrittenResult({ result, onOpen }: { result: SearchResult; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { highlights, summary, sourceName } = result;
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
        <h4 className="head-18 mt-1" dir="auto">
          <ResultTitle result={result} onOpen={onOpen} />
        </h4>
        {(highlights.text.length > 0 || summary) && (
          <p className="sd-passage" dir="auto">
            <MarkedText pieces={highlights.text} plain={summary} />
          </p>
        )}
      </div>
    </li>
  );
}
