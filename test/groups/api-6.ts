import { specsOfGroup } from './group';

specsOfGroup(['test/api'], 6, 6);
