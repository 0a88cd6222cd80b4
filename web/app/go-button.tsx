import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';

interface GoButtonProps {
  to: string;
  look?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A button that leads to another page: what the spec calls a button is one, also to a screen reader. */
export function GoButton({ to, look = 'primary', children }: GoButtonProps) {
  const navigate = useNavigate();
  return (
    <Button look={look} onClick={() => void navigate(to)}>
      {children}
    </Button>
  );
}
