import { specsOfGroup } from './group';

specsOfGroup(['test/api'], 3, 6);
