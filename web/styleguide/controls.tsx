import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  SegmentedControl,
  Switch,
  TextInput,
} from '@mantine/core';
import { Heart } from 'lucide-react';
import { PlanChip } from '../features/billing/usage/plan-chip';
import { SearchBox } from '../features/screenshots/search/search-box';
import { Section, State } from './section';

const VARIANTS = ['filled', 'light', 'default', 'subtle'] as const;
const nothing = () => undefined;

/** Mantine's controls in the theme. */
export function Controls() {
  return (
    <Section title="Controls">
      {VARIANTS.map((variant) => (
        <State key={variant} name={`button, ${variant}: plain, small, red, loading, off`}>
          <Group gap="sm">
            <Button variant={variant}>Upload</Button>
            <Button variant={variant} size="compact-sm">
              Upload
            </Button>
            <Button variant={variant} color="red">
              Delete
            </Button>
            <Button variant={variant} loading>
              Upload
            </Button>
            <Button variant={variant} disabled>
              Upload
            </Button>
            <ActionIcon variant={variant} aria-label="Favorite">
              <Heart size={16} aria-hidden />
            </ActionIcon>
          </Group>
        </State>
      ))}
      <State name="field: plain, with an error, off; choice; search">
        <Group gap="md" align="flex-start">
          <TextInput label="Name" placeholder="Travel" />
          <TextInput label="Name" defaultValue="Travel" error="There is one of this name" />
          <TextInput label="Name" defaultValue="Travel" disabled />
          <NativeSelect label="Collection" data={['Any', 'Travel']} />
          <SearchBox q="invoice" onSearch={nothing} />
        </Group>
      </State>
      <State name="switches, marks and chip">
        <Group gap="lg">
          <SegmentedControl aria-label="Theme" data={['System', 'Light', 'Dark']} />
          <Switch label="Live" defaultChecked />
          <Switch label="Live" />
          <Checkbox label="Chosen" defaultChecked />
          <Checkbox label="Chosen" />
          <PlanChip />
        </Group>
      </State>
    </Section>
  );
}
