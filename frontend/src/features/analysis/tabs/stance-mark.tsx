/** The cross of a report that says otherwise. */
export function CrossMark() {
  return (
    <svg className="size-3 flex-none" viewBox="0 0 12 12" stroke="currentColor" strokeWidth={2} aria-hidden="true">
      <path d="M2 2l8 8M10 2l-8 8" />
    </svg>
  );
}

/** The disc of a report that says so; open where it repeats another's. */
export function DiscMark({ open = false }: { open?: boolean }) {
  return (
    <svg className="size-3 flex-none" viewBox="0 0 12 12" aria-hidden="true">
      {open ? (
        <circle cx={6} cy={6} r={4} fill="none" stroke="currentColor" strokeWidth={1.4} />
      ) : (
        <circle cx={6} cy={6} r={5} fill="currentColor" />
      )}
    </svg>
  );
}
