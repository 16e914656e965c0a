import { ImageFilesService } from './image-files.service';

export const filesProviders = [ImageFilesService];
