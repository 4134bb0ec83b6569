FROM node:24-bookworm-slim AS build
ARG BASE_PATH=/back-office/
WORKDIR /build
COPY . .
RUN npm run build -- --base "$BASE_PATH" --out /app \
  && ln -sf /tmp/quartermaster/config.json /app/config.json

# The Debian and the nginx of the tests.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends curl nginx \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /app /srv/quartermaster
COPY docs/deploy/nginx.conf docs/deploy/entrypoint.sh /etc/quartermaster/
ARG BASE_PATH=/back-office/
ENV BASE_PATH=$BASE_PATH
# www-data, as a number for orchestrators that refuse root.
USER 33:33
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s \
  CMD curl -fsS -o /dev/null "http://127.0.0.1:${PORT:-8080}${BASE_PATH}config.json"
ENTRYPOINT ["sh", "/etc/quartermaster/entrypoint.sh"]
CMD ["nginx", "-e", "stderr", "-c", "/tmp/quartermaster/nginx.conf", "-g", "daemon off;"]
