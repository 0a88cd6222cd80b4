import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { pageDirection } from './direction.ts';

export interface MenuAction {
  readonly label: string;
  readonly danger?: boolean;
  readonly onChoose: () => void;
}

interface ActionMenuProps {
  trigger: ReactNode;
  actions: readonly MenuAction[];
  onOpen?: () => void;
}

/**
 * A button that opens a menu of actions. The chosen action starts when the menu has closed and the focus is back on the
 * button, so that a dialog returns the focus there.
 */
export function ActionMenu({ trigger, actions, onOpen }: ActionMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  return (
    <DropdownMenu.Root modal={false} dir={pageDirection()} onOpenChange={(open) => open && onOpen?.()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={() => {
          const act = chosen.current;
          chosen.current = null;
          if (act !== null) setTimeout(act);
        }}
        className="z-50 min-w-44 rounded-md border border-line bg-raised p-1.5 shadow-floating"
      >
        {actions.map(({ label, danger = false, onChoose }) => (
          <DropdownMenu.Item
            key={label}
            onSelect={() => {
              chosen.current = onChoose;
            }}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm data-highlighted:bg-tone',
              danger && 'text-danger',
            )}
          >
            {label}
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
