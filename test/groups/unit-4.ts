import { specsOfGroup } from './group';

specsOfGroup(['server', 'sandbox', 'cli'], 4, 4);
