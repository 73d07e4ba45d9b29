# The server in an image: docker build -t tenon . && docker run --read-only --tmpfs /tmp -v tenon:/data -p 127.0.0.1:5000:5000 tenon
# docs/containers.md tells what the image expects. test/e2e/release/dockerfile.test.ts runs the steps without an engine.

FROM node:24.21.0-trixie-slim AS build
WORKDIR /build
# Packages first: they change less often than sources.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY docs docs
COPY prisma prisma
COPY generated generated
COPY contracts contracts
COPY scripts scripts
COPY kits/conform kits/conform
COPY src src
RUN node scripts/build.ts
# The build, and the packages that it loads from node_modules.
RUN node scripts/release/image-folder.ts image

FROM node:24.21.0-trixie-slim
LABEL org.opencontainers.image.title="Tenon" \
      org.opencontainers.image.description="A content collaboration server: OData v3 REST and SOAP over one core." \
      org.opencontainers.image.licenses="UNLICENSED"
WORKDIR /opt/tenon
COPY --from=build /build/image ./
RUN mkdir -p /data && chown 1000:1000 /data
ENV SVC_HOST=0.0.0.0 \
    SVC_DATA_ROOT_PATH=/data
VOLUME /data
EXPOSE 5000 5001
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 CMD ["node", "dist/main.js", "health"]
ENTRYPOINT ["node", "--disable-proto=delete", "--v8-pool-size=1", "--max-semi-space-size=8", "--heap-growing-percent=30", "dist/main.js"]
