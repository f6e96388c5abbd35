-- Administrator who reads the lists, past the second step.
insert into users (id, username, email_verified_at, password_hash, secret_question, secret_answer_hash, role, accepted_at, created_at)
values (:'admin_id', 'persona-0@ejemplo.com.ar', now(), :'password_hash', '¿Cómo se llamaba tu primera mascota?', :'password_hash',
  'admin', now() - interval '1095 days', now() - interval '1095 days');
-- the proof lasts longer than a measurement
insert into sign_ins (user_id, token_hash, is_strong, second_factor_at, created_at, renewed_at, seen_at, expires_at)
values (:'admin_id', pg_temp.hash_secret(md5('session 0') || 'scale-bench'), true, now() + interval '80 days', now(), now(), now(), now() + interval '80 days');
insert into audit (user_id, id, at, event, admin_id)
values (:'admin_id', gen_random_uuid(), now() - interval '1095 days', 'role_granted', null);
insert into coupons (code, percent, max_uses, uses, created_at)
select 'CUPON' || nth, nth, 1000, nth, now() - interval '1 day' * nth from generate_series(1, 20) as nth;
