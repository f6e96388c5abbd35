-- People from :from to :to with their random draws. Everything derives from the hash of a number, so that
-- every run fills the same people.
create function pg_temp.make_id(name text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5(name) placing '4' from 13) placing 'a' from 17)::uuid $$;
-- from 0 to 1
create function pg_temp.share(name text) returns float8 language sql immutable as
  $$ select ('x' || left(md5(name), 8))::bit(32)::bigint / 4294967296.0 $$;
-- formatted as in Node
create function pg_temp.hash_secret(secret text) returns text language sql immutable as
  $$ select translate(encode(sha256(secret::bytea), 'base64'), '+/=', '-_') $$;

create temp table people as
select person, pg_temp.make_id('person ' || person) as id,
  -- growth: half of three years' people registered in the last eight months
  now() - interval '1095 days' * pow(pg_temp.share('age ' || person), 2) - interval '1 hour' as created_at,
  -- 0 to 2 are members, 3 and 4 were, 5 abandoned a payment, the rest never tried
  person % 10 as kind,
  -- number of payments: 2.5 on average
  case when person % 10 < 5 then 1 + floor(4 * pg_temp.share('payments ' || person))::int else 0 end as payments,
  -- log-logistic: mean 10, median 6, 99th percentile 63
  least(2000, round(6.37 * sqrt(u / (1 - u))))::int as records
from generate_series(:from, :to) as person, lateral (select pg_temp.share('records ' || person) as u) as records;
create index on people (records);
analyze people;

-- the last session of each. Its last use is after the load's end; otherwise each request would update it:
-- a new row per request with a million people, and the same few rows with a thousand
insert into sign_ins (user_id, token_hash, browser, system, device_hash, created_at, renewed_at, seen_at, expires_at)
select id, pg_temp.hash_secret(md5('session ' || person) || 'scale-bench'), 'Chrome', 'Android', md5('device ' || person),
  created_at, now() + interval '3 hours', now() + interval '3 hours', now() + interval '80 days'
from people;

insert into known_devices (user_id, device_hash, created_at, seen_at)
select id, md5('device ' || person), created_at, now() from people;

insert into audit (user_id, id, at, event, browser, system)
select id, gen_random_uuid(), created_at + (now() - created_at) * pg_temp.share('entry ' || person || ' ' || entry),
  case entry when 1 then 'registered' when 2 then 'signed_in_new_device' else 'signed_in' end, 'Chrome', 'Android'
from people, generate_series(1, 2 + floor(6 * pg_temp.share('entries ' || person))::int) as entry;

insert into letters (user_id, key, kind, facts, created_at, sent_at)
select id, 'account-' || person, 'account', '{}', created_at, created_at + interval '1 minute' from people;
