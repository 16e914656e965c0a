import { specsOfGroup } from './group';

specsOfGroup(['test/api'], 4, 6);
