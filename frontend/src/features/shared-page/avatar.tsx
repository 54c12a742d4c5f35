import { User } from 'lucide-react';

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** The first letters of a name; a figure where there is none. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="shp-avatar" aria-hidden>
      {initials(name) || <User className="icon icon-s" />}
    </span>
  );
}
