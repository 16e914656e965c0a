import { specsOfGroup } from './group';

specsOfGroup(['test/api'], 1, 6);
