import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChoiceMenu } from '../ui/menu.tsx';
import { chooseTheme, readTheme, type Theme } from './theme.ts';

const themes = [
  { value: 'system', label: 'Same as the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light, dark, or as the device has it. */
export function ThemeMenu() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    setTheme(next);
    chooseTheme(next);
  };
  return (
    <ChoiceMenu
      title="Appearance"
      value={theme}
      choices={themes}
      onChoose={choose}
      trigger={
        <IconButton label="Appearance">
          <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
        </IconButton>
      }
    />
  );
}
