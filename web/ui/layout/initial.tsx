import { Avatar } from '@mantine/core';

interface InitialProps {
  name: string;
  size?: number;
  /** The address of a picture, shown instead of the letter if it loads. */
  picture?: string | null;
}

/** A person's initial or picture. */
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
