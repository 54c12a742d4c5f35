import { useState } from 'react';
import { noteActivity } from '../../lib/activity.ts';
import { reportEngagement } from '../../lib/engagement.ts';
import { showToast } from '../../lib/toast.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { openTargets, type Shared, type Target } from './targets.ts';
import type { Linking } from './use-share-link.ts';

interface SendingParts {
  itemId: string;
  title: string;
  message: string;
  linking: Linking;
}

/** Where the browser opened one window only: what is left to open, and of what. */
export interface Left {
  targets: readonly Target[];
  shared: Shared;
}

/** The ways a link goes out: to chosen places, or by the device's own share sheet. */
export function useSending({ itemId, title, message, linking }: SendingParts) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<Left | null>(null);
  const onShared = () => {
    reportEngagement(itemId, 'share');
    noteActivity({ kind: 'share', subject: itemId, title, itemId });
  };
  const toTargets = async (chosen: ReadonlySet<Target>) => {
    const link = await linking.make();
    if (!link) return;
    const shared = { title, message, url: link.url };
    const targets = openTargets([...chosen], shared);
    setLeft(targets.length > 0 ? { targets, shared } : null);
    onShared();
  };
  const byDevice = async () => {
    const link = await linking.make();
    if (!link) return;
    try {
      await navigator.share({ title, text: message || title, url: link.url });
      onShared();
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      showToast({ kind: 'failure', text: t('shareDialog.nativeFailed') });
    }
  };
  return { left, toTargets, byDevice, onShared };
}
