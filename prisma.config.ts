import { defineConfig } from 'prisma/config';

// Only Prisma's own command line reads this; the product connects through infra/database.
export default defineConfig({ schema: 'prisma/schema.prisma' });
