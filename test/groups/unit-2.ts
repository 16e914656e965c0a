import { specsOfGroup } from './group';

specsOfGroup(['server', 'sandbox', 'cli'], 2, 4);
