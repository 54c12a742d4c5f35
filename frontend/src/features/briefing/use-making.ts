import type { Briefing } from '@360/contracts/briefings';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PreparedAttachment } from '../../lib/prepare-attachment.ts';
import { askForBriefing, briefingsQuery, cancelBriefing, useBriefing } from './briefing-queries.ts';
import { type Draft, requestOf } from './draft.ts';

type Phase =
  /** `failed` holds the server's own reason, or nothing where it gave none. */
  { name: 'editing'; failed: string | null } | { name: 'sending' } | { name: 'making'; id: string };

export interface Making {
  phase: Phase;
  /** What is known of the briefing under way. */
  briefing: Briefing | undefined;
  start: (draft: Draft, files: Promise<PreparedAttachment[]>) => Promise<void>;
  cancel: () => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '');
const attachmentOf = ({ kind, dataUrl, name }: PreparedAttachment) => ({ type: kind, data: dataUrl, filename: name });

/** Has a briefing made and follows it to its end. @param onMade told its id once it is written. */
export function useMaking(onMade: (id: string) => void): Making {
  const client = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ name: 'editing', failed: null });
  const round = useRef(0);
  const id = phase.name === 'making' ? phase.id : null;
  const { data: briefing } = useBriefing(id);
  useEffect(() => {
    if (id === null || briefing?.id !== id) return;
    if (briefing.step === 'done') onMade(id);
    if (briefing.step === 'failed') setPhase({ name: 'editing', failed: briefing.failure ?? '' });
    if (briefing.step === 'cancelled') setPhase({ name: 'editing', failed: null });
  }, [id, briefing, onMade]);

  const start: Making['start'] = async (draft, files) => {
    round.current += 1;
    const own = round.current;
    setPhase({ name: 'sending' });
    try {
      const made = await askForBriefing(requestOf(draft, (await files).map(attachmentOf)));
      void client.invalidateQueries({ queryKey: briefingsQuery.queryKey });
      // Cancelled before the server had answered.
      if (own !== round.current) return await cancelBriefing(made);
      setPhase({ name: 'making', id: made });
    } catch (error) {
      if (own === round.current) setPhase({ name: 'editing', failed: reasonOf(error) });
    }
  };
  const cancel = () => {
    round.current += 1;
    // One that has ended meanwhile cannot be cancelled, and need not be.
    if (id !== null) void cancelBriefing(id).catch(() => undefined);
    setPhase({ name: 'editing', failed: null });
  };
  return { phase, briefing: id === null ? undefined : briefing, start, cancel };
}
