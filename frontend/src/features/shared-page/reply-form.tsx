import type { Reply } from '@360/contracts/shares';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/ui/form.css';
import { ApiError, postJson } from '../../lib/api.ts';
import { addReply, sharePath } from './shared-queries.ts';

const TEXT_MAX = 1_000;

/** Writes a reply. What could not be sent stays in the field. */
export function ReplyForm({ payload, shareId }: { payload: string; shareId: string }) {
  const { t } = useTranslation();
  const told = useTold();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | { failure: string }>('idle');
  const ready = text.trim() !== '' && state !== 'sending';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    setState('sending');
    try {
      const reply = await postJson<Reply>(`${sharePath(shareId)}/replies`, { text: text.trim() });
      addReply(client, payload, shareId, reply);
      setText('');
      setState('idle');
    } catch (cause) {
      setState({ failure: cause instanceof ApiError ? cause.message : '' });
    }
  };
  return (
    <form className="shp-reply" onSubmit={(event) => void submit(event)}>
      <div className="flex gap-1">
        <input
          className="field"
          dir="auto"
          aria-label={t('sharedPage.addReply')}
          placeholder={t('sharedPage.addReply')}
          maxLength={TEXT_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="icon-btn" aria-label={t('sharedPage.send')} disabled={!ready}>
          <Send className="icon flip" aria-hidden />
        </button>
      </div>
      {typeof state === 'object' && (
        <p className="mt-2 flex gap-2 text-12 text-live" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>
            {t('sharedPage.replyFailed')} <bdi>{told(state.failure)}</bdi>
          </span>
        </p>
      )}
    </form>
  );
}
