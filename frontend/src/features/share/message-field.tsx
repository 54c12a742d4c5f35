import { SHARE_MESSAGE_LABEL } from '@360/contracts/shares';
import { useId } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** What a link can hold. The count of 280 is what a post of most places can; it holds nobody back. */
const MESSAGE_MAX = 2_000;

export function MessageField({ message, onChange }: { message: string; onChange: (message: string) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const field = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between">
        <label className="label" htmlFor={field}>
          {t('shareDialog.message')}
        </label>
        <span className="num text-12 text-ink-3">
          {t('shareDialog.count', { n: format.number(message.length), of: format.number(SHARE_MESSAGE_LABEL) })}
        </span>
      </div>
      <textarea
        id={field}
        className="field mt-1"
        rows={2}
        dir="auto"
        maxLength={MESSAGE_MAX}
        value={message}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
