import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import { Icon } from '../ui/icon.tsx';
import { chooseTheme, readTheme, type Theme } from './theme.ts';

const themes = () =>
  [
    { value: 'system', label: t`Same as the device` },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ] as const;

/** Light, dark, or the device's setting. */
export function ThemeMenu() {
  const [theme, setTheme] = useState(readTheme);
  const choose = (next: Theme) => {
    setTheme(next);
    chooseTheme(next);
  };
  return (
    <ChoiceMenu
      title={t`Appearance`}
      value={theme}
      choices={themes()}
      onChoose={choose}
      trigger={
        <IconButton label={t`Appearance`}>
          <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
        </IconButton>
      }
    />
  );
}
