import { specsOfGroup } from './group';

specsOfGroup(['server', 'sandbox', 'cli'], 3, 4);
