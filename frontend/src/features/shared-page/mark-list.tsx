import type { Annotation } from '@360/contracts/shares';
import { AnnotationNumber } from '../../components/annotations/annotation-number.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** The marks on the picture, in words. */
export function MarkList({ marks }: { marks: readonly Annotation[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (marks.length === 0) return null;
  return (
    <section className="shp-part" aria-label={t('sharedPage.onPicture')}>
      <h2 className="label">{t('sharedPage.onPicture')}</h2>
      <ol className="ann-list">
        {marks.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ids of a stranger's marks may repeat
          <li key={index}>
            <AnnotationNumber mark={mark} index={index} />
            <span className="min-w-0 flex-1">
              {mark.text && (
                <span className="shp-words block" dir="auto">
                  {mark.text}
                </span>
              )}
              <span className="text-12 text-ink-3">
                {t(`annotation.kind.${mark.type}`)}
                {' · '}
                <time dateTime={mark.timestamp}>{format.time(mark.timestamp)}</time>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
