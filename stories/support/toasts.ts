import { expect, spyOn, waitFor } from 'storybook/test';
import { toast } from '#design-system/Toast/toast.ts';

/** The texts of the story's toasts. */
const toastTexts: string[] = [];

/**
 * For `beforeEach`: records toasts instead of showing them. A toast disappears after a time, so that a snapshot of this
 * story or the next one might have it or not.
 */
export function quietToasts() {
  toastTexts.length = 0;
  const note = (text: string) => void toastTexts.push(text);
  spyOn(toast, 'success').mockImplementation(note);
  spyOn(toast, 'error').mockImplementation(note);
}

/** Waits for a toast with this text, and checks that there was no other. */
export const expectToast = (text: string) => waitFor(() => expect(toastTexts).toEqual([text]));
