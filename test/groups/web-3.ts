import '@testing-library/react';
import { specsOfGroup } from './group';

specsOfGroup(['web'], 3, 4);
