import { MenuButton } from './menu-button.tsx';
import type { ActionMenuProps } from './menu-props.ts';

/**
 * A button that opens a menu of actions. The chosen action starts when the menu has closed and the focus is
 * back on the button, so that a dialog returns the focus there.
 */
export function ActionMenu(props: ActionMenuProps) {
  return (
    <MenuButton trigger={props.trigger} onOpen={props.onOpen}>
      {({ OpenedActionMenu }, startsOpen) => <OpenedActionMenu {...props} startsOpen={startsOpen} />}
    </MenuButton>
  );
}
