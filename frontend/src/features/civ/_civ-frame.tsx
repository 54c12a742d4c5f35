import type { CivMember, CivStatus, FlaggedItem } from '@360/contracts/civ';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { itemOf, memberOf, statusOf } from './_fixtures.ts';
import type { CivAddress } from './civ-address.ts';
import { CivPage } from './civ-page.tsx';

/** What the community's service holds for one reader. */
export interface Community {
  member: CivMember | null;
  status: CivStatus;
  items: FlaggedItem[];
  /** Answers in the place of it. */
  refuse: ((path: string, method: string) => Response | null) | null;
}

/** Stands for the service; what it holds can be changed while the page is open. */
export function stubCommunity(part: Partial<Community> = {}) {
  const held: Community = { member: memberOf(), status: statusOf(), items: [itemOf()], refuse: null, ...part };
  const server = stubServer(({ method, path }) => {
    const refused = held.refuse?.(path, method);
    if (refused) return refused;
    if (path === '/api/civ/join') held.member = memberOf();
    if (path === '/api/civ/leave') held.member = null;
    if (method !== 'GET') return path.endsWith('/validate') ? json({ item: held.items[0] }) : json(null, 204);
    if (path === '/api/civ/profile') return json({ user: { name: 'Mira' }, profile: held.member });
    if (path === '/api/civ/status') return json(held.status);
    if (path.startsWith('/api/civ/verified-briefings')) return json({ briefings: [], total: 0, next: null });
    return json({ items: held.items, total: held.items.length, next: null });
  });
  return { held, server, gets: () => server.asked('GET').map(({ path }) => path) };
}

let address: CivAddress = {};
function Page({ first }: { first: CivAddress }) {
  const [now, setNow] = useState(first);
  address = now;
  return <CivPage address={now} onGo={setNow} />;
}

export const addressNow = (): CivAddress => address;
export const showCommunity = (first: CivAddress = {}) => renderFramed(<Page first={first} />);
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
export const dialog = () => within(screen.getByRole('dialog'));
export const pressThere = (name: string | RegExp) =>
  act(async () => void fireEvent.click(dialog().getByRole('button', { name })));
/** Closes the lines about results: they outlive a page. */
export const closeToasts = () =>
  act(async () => {
    for (const close of document.querySelectorAll<HTMLElement>('.toast > .icon-btn')) close.click();
  });
