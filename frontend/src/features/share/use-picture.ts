import { useEffect, useState } from 'react';
import { mediaPath } from '../../lib/media-path.ts';

/** A picture of ours, once it is here; null before, and where there is none. */
export function usePicture(address: string | null): HTMLImageElement | null {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    setPicture(null);
    if (!address) return;
    const image = new Image();
    image.onload = () => setPicture(image);
    image.src = mediaPath(address, 960);
    return () => {
      image.onload = null;
    };
  }, [address]);
  return picture;
}
