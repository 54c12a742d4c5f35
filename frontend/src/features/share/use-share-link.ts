import type { Annotation } from '@360/contracts/shares';
import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { draftOf, makeLink, type ShareLink, type Subject } from './share-link.ts';

interface Attempt {
  /** What it was made of: with the next stroke it is another. */
  key: string;
  link: ShareLink | null;
  failure: string | null;
}

export interface Linking {
  /** The address of what stands in the dialog now, once it was asked for. */
  link: ShareLink | null;
  /** Why there is none. */
  failure: string | null;
  /** It is being made, or what it holds is not known yet. */
  busy: boolean;
  /** Has the address made, or gives the one that was; null where it cannot be. */
  make: () => Promise<ShareLink | null>;
}

/** The address of what is shared. Each is made when it is needed, not with each letter. */
export function useShareLink(subject: Subject | null, marks: readonly Annotation[], message: string): Linking {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [making, setMaking] = useState(false);
  const key = JSON.stringify([subject, marks, message]);
  const now = attempt?.key === key ? attempt : null;
  const make = async () => {
    if (now?.link) return now.link;
    if (!subject) return null;
    setMaking(true);
    try {
      const draft = draftOf(subject, marks, message);
      const link = draft && (await makeLink(draft));
      setAttempt({ key, link, failure: link ? null : t('shareDialog.notMade') });
      return link;
    } catch (cause) {
      const told = cause instanceof ApiError ? cause.message : '';
      setAttempt({ key, link: null, failure: told || t('shareDialog.tooMuch') });
      return null;
    } finally {
      setMaking(false);
    }
  };
  return { link: now?.link ?? null, failure: now?.failure ?? null, busy: making || !subject, make };
}
