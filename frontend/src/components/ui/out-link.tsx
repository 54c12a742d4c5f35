import type { ComponentProps } from 'react';

interface OutLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Nobody here has looked at the address; search engines are told so. */
  unseen?: boolean;
}

const WEB = /^https?:\/\/[^/]/i;

/** Leads out of the product, in a window of its own that knows nothing of this one; just the words where the address is none of the web. */
export function OutLink({ href, unseen = false, children, ...rest }: OutLinkProps) {
  if (!WEB.test(href)) return <span dir={rest.dir}>{children}</span>;
  return (
    <a {...rest} href={href} target="_blank" rel={`noopener noreferrer${unseen ? ' nofollow' : ''}`}>
      {children}
    </a>
  );
}
