-- Consecutive months: a member's last one ends within a month but after the measurement; a former
-- member's one has ended.
create temp table purchases as
select person, id as user_id, nth, payments,
  pg_temp.make_id('checkout ' || person || ' ' || nth) as checkout_id,
  pg_temp.make_id('payment ' || person || ' ' || nth) as payment_id,
  pg_temp.make_id('grant ' || person || ' ' || nth) as grant_id,
  ends_at - interval '30 days' as starts_at, ends_at,
  case when odds < 0.6 then 'mercadopago' when odds < 0.8 then 'paypal' when odds < 0.98 then 'manual' else 'coupon' end as provider,
  -- pending decisions are cleared daily at any scale: slightly more than a page
  person % 10 = 3 and person < 600 and nth = payments as is_waiting,
  nth < payments and pg_temp.share('refund ' || person || ' ' || nth) < 0.03 as is_refunded
from people,
  generate_series(1, payments) as nth,
  lateral (select date_trunc('milliseconds', now() - interval '30 days' * (payments - nth)
      + case when kind < 3 then interval '1 day' + interval '29 days' * pg_temp.share('end ' || person)
        else interval '-900 days' * pg_temp.share('end ' || person) end) as ends_at,
    pg_temp.share('provider ' || person || ' ' || nth) as odds) as drawn;
analyze purchases;

-- triggers are off, so their counters are written with each row
insert into users (id, username, email_verified_at, password_hash, secret_question, secret_answer_hash, role, accepted_at, created_at,
  payment_count, member_until)
select id, 'persona-' || person || '@ejemplo.com.ar', case when person % 3 > 0 then created_at + interval '1 hour' end,
  :'password_hash', '¿Cómo se llamaba tu primera mascota?', :'password_hash', 'user', created_at, created_at,
  people.payments, member_until
from people left join (
  select user_id, max(ends_at) filter (where not is_waiting and not is_refunded) as member_until
  from purchases group by 1) as last on user_id = id;

insert into checkouts (user_id, id, processor, state, months, currency, list_minor, discount_percent, discount_minor, due_minor,
  coupon_code, is_coupon_listed, attempt, provider_ref, created_at, expires_at)
select user_id, checkout_id, provider, case when is_waiting then 'pending' else 'paid' end, 1,
  case provider when 'paypal' then 'USD' else 'ARS' end, 1500000, 0, 0, 1500000,
  null, false, 1, case when provider in ('mercadopago', 'paypal') then 'page-' || checkout_id end,
  starts_at - interval '10 minutes', starts_at + interval '1 day'
from purchases
union all
select id, pg_temp.make_id('checkout ' || person || ' 1'), 'mercadopago', 'expired', 1, 'ARS', 1500000, 0, 0, 1500000,
  null, false, 1, 'page-' || id, created_at + interval '1 hour', created_at + interval '25 hours'
from people where kind = 5;

insert into payments (user_id, id, checkout_id, provider, provider_payment_id, role, state, amount_minor, refunded_minor, currency,
  months, approved_at, reversed_at, provider_updated_at, review_reason, receipt_reference, raw, created_at)
select user_id, payment_id, checkout_id,
  case when is_waiting then 'manual' else provider end,
  case when provider = 'manual' or is_waiting then payment_id::text else 'pay-' || person || '-' || nth end,
  case when is_waiting then null else 'primary' end,
  case when is_waiting then 'in_review' when is_refunded then 'refunded' else 'approved' end,
  1500000, case when is_refunded then 1500000 else 0 end,
  case provider when 'paypal' then 'USD' else 'ARS' end, 1,
  case when not is_waiting then starts_at end, case when is_refunded then starts_at + interval '3 days' end, starts_at,
  case when is_waiting then 'declared_transfer' end,
  case when provider = 'manual' or is_waiting then 'A' || person || '-' || nth end,
  jsonb_build_object('id', payment_id, 'status', 'approved', 'payment_method_id', 'visa', 'installments', 1,
    'transaction_amount', 15000, 'date_approved', starts_at),
  starts_at - interval '1 minute'
from purchases;

insert into payment_events (user_id, id, at, checkout_id, payment_id, source, event, admin_id, reason)
select user_id, gen_random_uuid(), starts_at - interval '1 minute' * (2 - step), checkout_id, payment_id,
  case when provider = 'manual' and step = 2 then 'admin' else 'webhook' end,
  case step when 1 then case when provider = 'manual' then 'in_review' else 'pending' end else 'approved' end,
  case when provider = 'manual' and step = 2 then :'admin_id'::uuid end,
  case when provider = 'manual' and step = 2 then 'Llegó la transferencia' end
from purchases, generate_series(1, case when is_waiting then 1 else 2 end) as step;

insert into grants (user_id, id, checkout_id, payment_id, months, effective_at, reversed_at, created_at)
select user_id, grant_id, checkout_id, payment_id, 1, starts_at,
  case when is_refunded then starts_at + interval '3 days' end, starts_at
from purchases where not is_waiting;

insert into membership_periods (user_id, grant_id, starts_at, ends_at)
select user_id, grant_id, starts_at, ends_at from purchases where not is_waiting and not is_refunded;

-- texts for the person and the administrator
insert into audit (user_id, id, at, event, admin_id, reason)
select user_id, gen_random_uuid(), starts_at, 'payment_decided_by_admin', :'admin_id'::uuid, 'Llegó la transferencia'
from purchases where provider = 'manual' and not is_waiting
union all
select user_id, gen_random_uuid(), starts_at, 'membership_activated', null, null from purchases where not is_waiting;

insert into letters (user_id, key, kind, facts, created_at, sent_at)
select user_id, 'welcome-' || grant_id, 'welcome', jsonb_build_object('endsAt', ends_at), starts_at, starts_at + interval '1 minute'
from purchases where not is_waiting;

-- people whose membership ends or ended within a week were notified
insert into letters (user_id, key, kind, facts, created_at, sent_at)
select user_id, kind || ':' || to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), kind,
  jsonb_build_object('endsAt', ends_at), now() - interval '1 hour', now() - interval '1 hour'
from purchases, lateral (select case when ends_at > now() then 'ends_soon' else 'ended' end as kind) as told
where nth = payments and not is_waiting and not is_refunded
  and ends_at between now() - interval '8 days' and now() + interval '8 days';

-- provider messages are kept for three months
insert into provider_events (provider, dedup_key, topic, hint_kind, hint_id, signature, headers, received_at, attempts, processed_at)
select provider, payment_id::text, 'payment', 'payment', 'pay-' || person || '-' || nth, 'ok', '{"x-request-id": "scale"}',
  starts_at, 1, starts_at + interval '1 second'
from purchases where provider in ('mercadopago', 'paypal') and starts_at > now() - interval '90 days';
