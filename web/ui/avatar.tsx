/** A small round picture with one emoji. The name beside it says who it is. */
export function Avatar({ emoji }: { emoji: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-xl"
    >
      {emoji}
    </span>
  );
}
