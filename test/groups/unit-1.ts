import { specsOfGroup } from './group';

specsOfGroup(['server', 'sandbox', 'cli'], 1, 4);
