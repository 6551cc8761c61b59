#!/usr/bin/env bash
# Runs once, when the database is made: the role that owns the tables, and the role that serves.
set -euo pipefail

psql --username postgres --set ON_ERROR_STOP=1 \
  --set owner_password="$OWNER_PASSWORD" --set service_password="$SERVICE_PASSWORD" <<'SQL'
CREATE ROLE achord_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE achord_service LOGIN PASSWORD :'service_password';
CREATE DATABASE achord OWNER achord_owner ENCODING 'UTF8' TEMPLATE template0;
SQL
