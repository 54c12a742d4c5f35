import { CircleAlert } from 'lucide-react';

/** What is wrong with a field, under it. */
export function FieldFault({ id, text }: { id: string; text: string }) {
  return (
    <p className="cv-fault" id={id}>
      <CircleAlert className="icon icon-s" aria-hidden />
      {text}
    </p>
  );
}
