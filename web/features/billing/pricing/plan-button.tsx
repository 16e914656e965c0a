import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PlanCard } from '../shared/plan-cards.model';
import { pricingTexts as texts } from '../shared/pricing-texts';
import type { PlanChoice } from './pricing.model';
import { planNameId } from './plan-grid';

interface PlanButtonProps {
  card: PlanCard;
  choice: PlanChoice;
  /** The plan whose checkout is being started. */
  busyPlanId: number | null;
  isPending: boolean;
  onChoose: (choice: PlanChoice) => void;
}

/** The button of a plan card on the page for signed-in people. */
export function PlanButton({ card, choice, busyPlanId, isPending, onChoose }: PlanButtonProps) {
  if (choice.kind === 'open') {
    return (
      <Button
        component={Link}
        to={choice.to}
        variant="default"
        fullWidth
        aria-describedby={planNameId(card.id)}
      >
        {texts.getStarted}
      </Button>
    );
  }
  if (choice.kind === 'current') {
    return (
      <Button variant="default" fullWidth disabled>
        {texts.current}
      </Button>
    );
  }
  const label = choice.direction === 'upgrade' ? texts.upgradeTo : texts.switchTo;
  return (
    <Button
      variant={choice.direction === 'upgrade' ? 'filled' : 'default'}
      fullWidth
      px="xs"
      loading={busyPlanId === card.id}
      disabled={isPending || busyPlanId !== null}
      onClick={() => onChoose(choice)}
    >
      {label(card.name)}
    </Button>
  );
}
