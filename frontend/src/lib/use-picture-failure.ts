import { useState } from 'react';

/** Whether this very picture failed to load; another address is another try. */
export function usePictureFailure(imageUrl: string | null): [failed: boolean, fail: () => void] {
  const [failed, setFailed] = useState<string | null>(null);
  return [imageUrl !== null && failed === imageUrl, () => setFailed(imageUrl)];
}
