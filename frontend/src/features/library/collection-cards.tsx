import type { Collection } from '@360/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Folder } from 'lucide-react';
import { useSaved } from '../../components/library/use-saved.ts';
import { Notice } from '../../components/ui/notice.tsx';
import { collectionsQuery } from '../../lib/library-queries.ts';
import { mediaPath } from '../../lib/media-path.ts';
import { useLeaving } from '../../lib/undoable-removal.ts';
import { useFormat } from '../../lib/use-format.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { collectionPath } from './collection-path.ts';

function Picture({ imageUrl }: { imageUrl: string | null }) {
  const [failed, fail] = usePictureFailure(imageUrl);
  return (
    <span className="lb-pic">
      {imageUrl && !failed ? (
        <img src={mediaPath(imageUrl, 640)} alt="" width={320} height={240} loading="lazy" onError={fail} />
      ) : (
        <Folder className="icon" aria-hidden />
      )}
    </span>
  );
}

function Card({ collection, imageUrl }: { collection: Collection; imageUrl: string | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, name, count, updatedAt } = collection;
  return (
    <li>
      <Link to="/library" search={{ collection: id }} className="lb-card">
        <Picture imageUrl={imageUrl} />
        <span className="head-18 mt-2 block" dir="auto">
          {name}
        </span>
        <span className="num mt-1 block text-12 text-ink-3">
          {format.count('library.articles', count)} ·{' '}
          <time dateTime={updatedAt}>{t('library.updated', { when: format.age(updatedAt) })}</time>
        </span>
      </Link>
    </li>
  );
}

/** The reader's collections, the last changed first, each with a picture out of it. */
export function CollectionCards() {
  const { t } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery(collectionsQuery);
  const { items } = useSaved();
  const leaving = useLeaving();
  const collections = data?.filter(({ id }) => !leaving.has(collectionPath(id)));
  const pictureOf = (id: string) =>
    items?.find(({ collections: inside, thumbnail }) => thumbnail && inside.includes(id))?.thumbnail ?? null;
  return (
    <section aria-label={t('library.collections')}>
      {isPending && (
        <div className="lb-cards" role="status" aria-label={t('library.loading')}>
          {['a', 'b', 'c', 'd'].map((card) => (
            <span key={card} aria-hidden>
              <span className="lb-pic skel" />
              <span className="skel mt-2 h-[22px] w-2/3" />
              <span className="skel mt-1 h-4 w-1/2" />
            </span>
          ))}
        </div>
      )}
      {isError && !data && <Notice text={t('library.collectionsFailed')} onRetry={() => void refetch()} />}
      {collections?.length === 0 && (
        <p className="border-t border-rule py-4 text-ink-2">{t('library.noCollections')}</p>
      )}
      {collections && collections.length > 0 && (
        <ul className="lb-cards">
          {collections.map((collection) => (
            <Card key={collection.id} collection={collection} imageUrl={pictureOf(collection.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
