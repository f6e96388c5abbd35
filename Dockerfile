FROM node:24-bookworm-slim AS manifests
WORKDIR /forja
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY sandbox/package.json sandbox/

# what the server loads, without what the web is built with
FROM manifests AS packages
RUN npm ci --omit=dev --workspace server

FROM manifests AS build
RUN npm ci --omit=dev
COPY . .
RUN npm run build --workspace web

FROM node:24-bookworm-slim
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0
WORKDIR /forja
COPY --from=build /forja/package.json ./
COPY --from=packages /forja/node_modules node_modules
COPY --from=build /forja/domain domain
COPY --from=build /forja/contract contract
COPY --from=build /forja/server server
COPY --from=build /forja/web/dist web/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "server/src/start.ts"]
