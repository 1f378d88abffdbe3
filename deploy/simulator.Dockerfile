# The simulator as a server, for a trial of the portal without an API: never for production.
FROM node:22-bookworm-slim
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
USER node
EXPOSE 4010
ENTRYPOINT ["node_modules/.bin/tsx", "simulator/server.ts", "--state", "none"]
