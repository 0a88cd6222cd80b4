/**
 * Copies a text with the older method, which also works over plain HTTP, where browsers have no clipboard
 * API.
 */
function copyBySelection(text: string): boolean {
  const textarea = document.createElement('textarea');
  textarea.value = text;
  textarea.readOnly = true;
  textarea.className = 'fixed top-0 left-0 opacity-0';
  const focused = document.activeElement;
  // Placed inside an open dialog, because nothing outside of the dialog can take the focus.
  (document.querySelector('[role=dialog]') ?? document.body).append(textarea);
  textarea.select();
  const copied = document.execCommand('copy');
  textarea.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/**
 * Copies a text to the clipboard.
 * @returns false if the browser does not allow it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard !== undefined) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // The browser does not allow it. It may still allow the older method.
  }
  return copyBySelection(text);
}
