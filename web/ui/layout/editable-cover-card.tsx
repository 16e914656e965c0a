import { ActionIcon } from '@mantine/core';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TwoStep } from '../dialogs/two-step';
import { useLeavingFocus } from '../focus/use-leaving-focus';
import { useOpener } from '../focus/use-opener';
import { CoverCard } from './cover-card';

interface EditableCoverCardProps {
  to: string;
  title: string;
  /** Address of the picture; null where there is none. */
  cover: string | null;
  /** Shown in place of a missing picture. */
  icon: ReactNode;
  /** Says below that icon how a picture comes here. */
  empty?: string;
  /** A stripe below the picture, as a CSS colour. */
  stripe?: string;
  /** The line at the lower edge; it gives way to the question before a deletion. */
  foot: ReactNode;
  editLabel: string;
  deleteLabel: string;
  confirm: { question: string; yes: string; no: string };
  onEdit: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** A cover card with a button to edit it and a deletion in two steps. */
export function EditableCoverCard(props: EditableCoverCardProps) {
  useLeavingFocus();
  const { foot, editLabel, deleteLabel, confirm, onEdit, onDelete, ...card } = props;
  const [isAsking, setAsking] = useState(false);
  const remover = useOpener(isAsking);
  const question = (
    <TwoStep
      label={confirm.question}
      yes={confirm.yes}
      no={confirm.no}
      onYes={onDelete}
      onNo={() => setAsking(false)}
    />
  );
  const buttons = (
    <>
      <ActionIcon variant="subtle" color="gray" aria-label={editLabel} onClick={onEdit}>
        <Pencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        ref={remover}
        aria-label={deleteLabel}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </>
  );
  return (
    <CoverCard
      {...card}
      foot={isAsking ? null : foot}
      isAsking={isAsking}
      actions={isAsking ? question : buttons}
    />
  );
}
