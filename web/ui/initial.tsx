import { Avatar } from '@mantine/core';

/** A person as the first letter of their name: pictures would have to be loaded from outside. */
export function Initial({ name, size = 32 }: { name: string; size?: number }) {
  const [letter = '?'] = Array.from(name.trim());
  return (
    <Avatar size={size} radius="xl" color="accent" aria-hidden>
      {letter.toUpperCase()}
    </Avatar>
  );
}
