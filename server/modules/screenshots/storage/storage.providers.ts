import { StorageUseRepository } from './storage-use.repository';
import { StorageUseService } from './storage-use.service';

export const storageProviders = [StorageUseRepository, StorageUseService];
