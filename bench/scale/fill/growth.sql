-- One person in twenty has a referral link, some of them widely shared; one in twenty was referred.
insert into referral_codes (user_id, code, created_at)
select id, upper(to_hex(person)), created_at from people where person % 20 = 0;

insert into referral_visits (user_id, browser_hash, created_at)
select id, md5('visit ' || person || ' ' || visit), created_at
from people, generate_series(1, least(500, floor(4 / (1.01 - pg_temp.share('visits ' || person)))::int)) as visit
where person % 20 = 0;

-- the first of each twenty referred the last
create temp table referred as
select person, id as referred_id, pg_temp.make_id('person ' || (person / 20) * 20) as referrer_id, created_at, payments
from people where person % 20 in (12, 19) and person >= 20;
insert into referrals (referred_id, referrer_id, browser_hash, percent, created_at)
select referred_id, referrer_id, md5('browser ' || person), 10, created_at from referred;
insert into referral_entries (id, referrer_id, referred_id, payment_id, kind, amount_minor, currency, created_at)
select gen_random_uuid(), referrer_id, referred_id, pg_temp.make_id('payment ' || person || ' 1'), 'credit', 150000, 'ARS', created_at
from referred where payments > 0;
insert into referral_credits (payment_id, referrer_id, referred_id, amount_minor, currency, created_at, payable_from, decision)
select payment_id, referrer_id, referred_id, amount_minor, currency, created_at, created_at + interval '11 days', 'paid'
from referral_entries;

insert into partner_applications (id, user_id, name, email, profile, audience, message, state, received_at, decided_at, decided_by, decision_reason)
select gen_random_uuid(), id, 'Nombre Apellido', 'persona-' || person || '@ejemplo.com.ar', '@perfil', 'Un gimnasio de barrio',
  repeat('Quiero sumarme con mis alumnos. ', 8), case when person % 5000 = 500 then 'received' else 'accepted' end,
  created_at, case when person % 5000 <> 500 then created_at + interval '2 days' end,
  case when person % 5000 <> 500 then :'admin_id'::uuid end, case when person % 5000 <> 500 then 'Buen perfil' end
from people where person % 500 = 0;

insert into withdrawals (id, code, user_id, kind, state, email, received_at, answer_by, answered_at, answer, answered_by)
select pg_temp.make_id('withdrawal ' || person), 'AR-' || upper(left(md5('withdrawal ' || person), 12)), id, 'cancellation',
  case when person % 10000 = 203 then 'received' else 'done' end, 'persona-' || person || '@ejemplo.com.ar',
  created_at + interval '1 day', created_at + interval '2 days',
  case when person % 10000 <> 203 then created_at + interval '36 hours' end,
  case when person % 10000 <> 203 then 'Listo' end, case when person % 10000 <> 203 then :'admin_id'::uuid end
-- at least a page, even with few people
from people where person % 200 = 3 or (person % 10 = 3 and person < 600);

-- an administrator viewed one person in fifty
insert into audit (user_id, id, at, event, admin_id, reason)
select id, gen_random_uuid(), created_at + interval '3 days', 'data_viewed_by_admin', :'admin_id'::uuid, 'Escribió por un pago'
from people where person % 50 = 7;

update referral_codes set opened = amount
from (select user_id, count(*) as amount from referral_visits group by 1) as visits where visits.user_id = referral_codes.user_id;
update referral_codes set registered = amount
from (select referrer_id, count(*) as amount from referrals group by 1) as brought where referrer_id = user_id;
update referral_codes set payers = amount, credit_minor = credit
from (select referrer_id, count(*) as amount, sum(amount_minor) as credit from referral_entries group by 1) as paid
where referrer_id = user_id;
