import type { Profile } from '@360/contracts/account';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patchJson } from '../../lib/api.ts';
import { localeFor } from '../../lib/format.ts';
import { profileQuery } from '../../lib/library-queries.ts';
import { initialsOf } from './initials-of.ts';

const NAME_MAX = 80;

function NameForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(profile.name);
  const [state, setState] = useState<'open' | 'saving' | 'failed'>('open');
  useEffect(() => input.current?.focus(), []);
  const save = async () => {
    setState('saving');
    try {
      client.setQueryData(profileQuery.queryKey, await patchJson<Profile>('/api/profile', { name: name.trim() }));
      onDone();
    } catch {
      setState('failed');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className="min-w-0 flex-1" onSubmit={submit}>
      <label className="label" htmlFor={field}>
        {t('profile.name')}
      </label>
      <span className="mt-1 flex flex-wrap gap-2">
        <input
          ref={input}
          id={field}
          className="pf-input"
          dir="auto"
          autoComplete="nickname"
          maxLength={NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
        />
        <button type="submit" className="btn btn-primary" disabled={state === 'saving'}>
          {t('profile.save')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {t('profile.cancel')}
        </button>
      </span>
      {state === 'failed' && (
        <p className="mt-1 text-live" role="alert">
          {t('profile.notSaved')}
        </p>
      )}
    </form>
  );
}

/** Who the reader is, as far as they say, and since when; with the way to change the name. */
export function ProfileName({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation();
  const [editing, setEditing] = useState(false);
  const since = new Intl.DateTimeFormat(localeFor(i18n.language), { month: 'long', year: 'numeric' });
  return (
    <header className="pf-h">
      <span className="pf-face" aria-hidden>
        {initialsOf(profile.name || t('profile.title'))}
      </span>
      {editing ? (
        <>
          <h1 className="sr-only">{t('profile.title')}</h1>
          <NameForm profile={profile} onDone={() => setEditing(false)} />
        </>
      ) : (
        <>
          <div className="min-w-0 flex-1">
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
