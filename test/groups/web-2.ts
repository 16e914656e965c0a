import '@testing-library/react';
import { specsOfGroup } from './group';

specsOfGroup(['web'], 2, 4);
