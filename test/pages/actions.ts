import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What people do on the pages. The parts of a page are found by their visible words. */

type Part = Pick<ReturnType<typeof within>, 'findByRole' | 'getByLabelText'>;

export const findCard = async (name: string) => within(await screen.findByRole('article', { name }));
export const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const findRegion = async (name: string) => within(await screen.findByRole('region', { name }));

/** Presses a button, when it is there. */
export const press = async (person: UserEvent, name: string, part: Part = screen): Promise<void> =>
  person.click(await part.findByRole('button', { name }));

/** Opens a menu and chooses an item. */
export async function choose(person: UserEvent, menu: string, action: string): Promise<void> {
  await press(person, menu);
  await person.click(await screen.findByRole('menuitem', { name: action }));
}

/** Writes in the fields of these labels. */
export function write(form: Part, fields: Record<string, string>): void {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
}

/** Fills in a form by its labels and sends it. */
export async function fillIn(
  person: UserEvent,
  form: Part,
  fields: Record<string, string>,
  send: string,
): Promise<void> {
  write(form, fields);
  await press(person, send, form);
}
