import '@testing-library/react';
import { specsOfGroup } from './group';

specsOfGroup(['web'], 4, 4);
