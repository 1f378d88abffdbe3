# The simulator as a server, for a trial of the portal without an API: never for production.
FROM node:22-bookworm-slim
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The console, which is otherwise built when it is first opened: here nothing can be written then.
RUN node_modules/.bin/vite build --config simulator/console/vite.config.ts --outDir /src/.cache/console --emptyOutDir
USER node
EXPOSE 4010
ENTRYPOINT ["node_modules/.bin/tsx", "simulator/server.ts", "--state", "none"]
