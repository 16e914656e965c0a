import { specsOfGroup } from './group';

specsOfGroup(['test/api'], 2, 6);
