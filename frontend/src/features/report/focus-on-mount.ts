/** As a `ref`: takes the focus when it comes, where what had it has gone. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
