import { mediaPath, type PictureWidth } from '../../lib/media-path.ts';
import { usePictureFailure } from '../../lib/use-picture-failure.ts';

interface ResultPictureProps {
  url: string | null;
  width: PictureWidth;
  className: string;
}

/** The picture of a result, gone where it cannot be loaded. */
export function ResultPicture({ url, width, className }: ResultPictureProps) {
  const [failed, fail] = usePictureFailure(url);
  if (url === null || failed) return null;
  return (
    <img className={className} src={mediaPath(url, width)} alt="" loading="lazy" decoding="async" onError={fail} />
  );
}
