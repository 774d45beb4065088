#!/bin/sh
# Runs once, when the container's database is new. The application's login owns its database and is no superuser. The superuser has no
# password afterwards, so that only a shell in this container can use it.
set -eu
psql --set=ON_ERROR_STOP=1 --username postgres --set=password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE billet LOGIN CREATEROLE NOSUPERUSER PASSWORD :'password';
CREATE DATABASE billet OWNER billet;
ALTER ROLE postgres PASSWORD NULL;
SQL
