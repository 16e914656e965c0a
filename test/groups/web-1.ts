import '@testing-library/react';
import { specsOfGroup } from './group';

specsOfGroup(['web'], 1, 4);
