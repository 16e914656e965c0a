import { specsOfGroup } from './group';

specsOfGroup(['test/api'], 5, 6);
