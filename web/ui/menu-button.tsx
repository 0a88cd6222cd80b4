import { cloneElement, type ReactNode, useState } from 'react';
import { menuPart } from './menu-part.ts';
import type { Trigger } from './menu-props.ts';

type Menus = Awaited<ReturnType<typeof menuPart.load>>;

interface MenuButtonProps {
  trigger: Trigger;
  onOpen?: (() => void) | undefined;
  /** Draws the button with its menu, once the code of menus has loaded. */
  children: (menus: Menus, startsOpen: boolean) => ReactNode;
}

/**
 * The button of a menu. The code of menus loads when the pointer or the focus comes to a button, so that no
 * page waits for it. If it could not be loaded, the next attempt to open a menu loads it again.
 */
export function MenuButton({ trigger, onOpen, children }: MenuButtonProps) {
  const [menus, setMenus] = useState(menuPart.now);
  const [startsOpen, setStartsOpen] = useState(false);
  if (menus !== null) return children(menus, startsOpen);
  const prepare = () => {
    menuPart.load().catch(() => undefined);
  };
  const open = async () => {
    onOpen?.();
    const loaded = await menuPart.load().catch(() => null);
    setStartsOpen(true);
    setMenus(loaded);
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => void open(),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      // The page would scroll.
      event.preventDefault();
      void open();
    },
  });
}
