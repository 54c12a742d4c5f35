import type { SharePayload } from '@360/contracts/shares';
import { AnnotationLayer } from '../../components/annotations/annotation-layer.tsx';
import { ownPicture } from '../../components/annotations/own-picture.ts';
import { mediaPath, mediaSet } from '../../lib/media-path.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const SIZES = '(min-width: 1100px) 800px, 100vw';

/** The picture with its marks. One that is not ours is named and never loaded; the marks then stand on the headline. */
export function SharedPicture({ share: { content, annotations } }: { share: SharePayload }) {
  const { t } = useTranslation();
  const own = ownPicture(content.imageUrl);
  const [failed, fail] = usePictureFailure(own);
  const drawn = own !== null && !failed;
  return (
    <>
      {(drawn || annotations.length > 0) && (
        <figure className="ann-on">
          {drawn ? (
            <img
              src={mediaPath(own, 960)}
              srcSet={mediaSet(own, 336)}
              sizes={SIZES}
              alt=""
              width={800}
              height={400}
              onError={fail}
            />
          ) : (
            <p className="ann-bare head-28" dir="auto" aria-hidden>
              <span className="shp-clamp">{content.title}</span>
            </p>
          )}
          {annotations.length > 0 && <AnnotationLayer marks={annotations} />}
        </figure>
      )}
      {content.imageUrl && !own && (
        <p className="shp-address">
          {t('sharedPage.picture')}: <bdi>{content.imageUrl}</bdi>
        </p>
      )}
    </>
  );
}
