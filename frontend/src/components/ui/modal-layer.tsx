import { type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface ModalLayerProps {
  className: string;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal layer on the browser's own `<dialog>`: focus is held and given back, the page behind is inert and Esc closes
 * the top layer only, without the style elements that modal libraries inject and the content policy refuses.
 */
export function ModalLayer({ className, label, onClose, children }: ModalLayerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const onPress = (event: PointerEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    // A press on the backdrop is reported on the dialog itself; native selects report one at 0,0.
    if (!inside && event.target === event.currentTarget) onClose();
  };
  // At the end of the page: where it is asked for may stand unseen, as the story column does behind the phone's feed.
  return createPortal(
    <dialog
      className={className}
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={onPress}
    >
      {children}
    </dialog>,
    document.body,
  );
}
