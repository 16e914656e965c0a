import { Avatar } from '@mantine/core';

interface InitialProps {
  name: string;
  size?: number;
  /** Address of a picture, shown in place of the letter if it loads. */
  picture?: string | null;
}

/** A person as the first letter of their name. */
export function Initial({ name, size = 32, picture }: InitialProps) {
  const [letter = '?'] = Array.from(name.trim());
  return (
    <Avatar
      size={size}
      radius="xl"
      color="accent"
      aria-hidden
      src={picture}
      alt=""
      imageProps={{ referrerPolicy: 'no-referrer' }}
    >
      {letter.toUpperCase()}
    </Avatar>
  );
}
