import { useId } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { AttachmentFields } from './attachment-fields.tsx';
import type { PostDraft } from './draft.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from './limits.ts';
import { TagField } from './tag-field.tsx';

interface PostFieldsProps {
  draft: PostDraft;
  onChange: (draft: PostDraft) => void;
}

/** Title, description, attachments, search tags and news keywords. */
export function PostFields({ draft, onChange }: PostFieldsProps) {
  const { t } = useTranslation();
  const [title, description] = [useId(), useId()];
  const set = (part: Partial<PostDraft>) => onChange({ ...draft, ...part });
  return (
    <div className="pf-fields">
      <div>
        <label className="label" htmlFor={title}>
          {t('createContent.title')}
        </label>
        <input
          className="field pf-title"
          id={title}
          required
          dir="auto"
          maxLength={TITLE_MAX}
          value={draft.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </div>
      <div>
        <label className="label" htmlFor={description}>
          {t('createContent.description')}
        </label>
        <textarea
          className="field"
          id={description}
          required
          dir="auto"
          rows={4}
          maxLength={DESCRIPTION_MAX}
          value={draft.description}
          onChange={({ target }) => set({ description: target.value })}
        />
      </div>
      <AttachmentFields attachments={draft.attachments} onChange={(attachments) => set({ attachments })} />
      <div className="pf-pair">
        <TagField
          label={t('createContent.searchTags')}
          tags={draft.searchTags}
          onChange={(searchTags) => set({ searchTags })}
        />
        <TagField
          label={t('createContent.newsKeywords')}
          tags={draft.newsKeywords}
          onChange={(newsKeywords) => set({ newsKeywords })}
        />
      </div>
    </div>
  );
}
