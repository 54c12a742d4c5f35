import type { Profile } from '@360/contracts/account';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { NameForm } from '../../components/ui/name-form.tsx';
import { patchJson } from '../../lib/api.ts';
import { localeFor } from '../../lib/format.ts';
import { profileQuery } from '../../lib/library-queries.ts';
import { zoneQuery } from '../../lib/time-zone.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { initialsOf } from './initials-of.ts';

const NAME_MAX = 80;

/** Who the reader is, as far as they say, and since when; with the way to change the name. */
export function ProfileName({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const save = async (name: string) => {
    client.setQueryData(profileQuery.queryKey, await patchJson<Profile>(`/api/profile?${zoneQuery()}`, { name }));
    setEditing(false);
  };
  const since = new Intl.DateTimeFormat(localeFor(i18n.language), { month: 'long', year: 'numeric' });
  return (
    <header className="pf-h">
      <span className="pf-face" aria-hidden>
        {initialsOf(profile.name || t('profile.title'))}
      </span>
      {editing ? (
        <>
          <h1 className="sr-only">{t('profile.title')}</h1>
          <NameForm
            className="min-w-0 flex-1"
            label={t('profile.name')}
            initial={profile.name}
            optional
            focused
            autoComplete="nickname"
            send={t('profile.save')}
            cancel={{ says: t('profile.cancel'), run: () => setEditing(false) }}
            failed={t('profile.notSaved')}
            maxLength={NAME_MAX}
            onSend={save}
          />
        </>
      ) : (
        <>
          <div className="min-w-0 shrink grow basis-50">
            <h1 className="head-28" dir="auto">
              {profile.name || t('profile.title')}
            </h1>
            <p className="mt-1 text-ink-2">{t('profile.since', { month: since.format(new Date(profile.joinedAt)) })}</p>
          </div>
          <button type="button" className="btn" onClick={() => setEditing(true)}>
            <Pencil className="icon icon-s" aria-hidden />
            {t('profile.edit')}
          </button>
        </>
      )}
    </header>
  );
}
