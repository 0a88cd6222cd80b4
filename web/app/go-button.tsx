import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';

interface GoButtonProps {
  to: string;
  look?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A button that opens another page. The spec calls it a button, so it is one for screen readers too. */
export function GoButton({ to, look = 'primary', children }: GoButtonProps) {
  const navigate = useNavigate();
  return (
    <Button look={look} onClick={() => void navigate(to)}>
      {children}
    </Button>
  );
}
