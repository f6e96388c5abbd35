-- Record bodies come from `bodies`. They are inserted in chronological order, so that one person's are
-- far apart in the table, as in production.
create function pg_temp.collection_of(nth int, kind int) returns text language sql immutable as $$
  select case when nth = 1 and kind = 0 then 'plans'
    else (array['measures', 'food-entries', 'food-entries', 'food-entries', 'food-entries', 'food-entries',
      'water-entries', 'water-entries', 'workouts', 'measures'])[nth % 10 + 1] end $$;

insert into record_positions (user_id, position, epochs, live, writes, window_ends_at)
select id, records, jsonb_build_object('scale', records), (
    select coalesce(jsonb_object_agg(collection, amount), '{}') from (
      select pg_temp.collection_of(nth, kind) as collection, count(*) as amount
      from generate_series(1, records) as nth group by 1) as counted),
  0, now()
from people;

insert into record_devices (user_id, device_id, position, seen_at)
select id, pg_temp.make_id('device ' || person), records, now() from people;

create procedure pg_temp.write_records() language plpgsql as $$
begin
  for turn in 1..(select max(records) from people) loop
    insert into records (user_id, collection, id, revision, position, deleted, value, size, digest, recent_mutations, created_at, updated_at)
    select people.id, bodies.collection,
      -- UUIDv7, as devices create them: a time, then random bits
      (lpad(to_hex((extract(epoch from people.created_at) * 1000)::bigint + turn * 60000), 12, '0')
        || '7' || substr(md5('record ' || person || ' ' || turn), 1, 3) || 'a' || substr(md5('record ' || person || ' ' || turn), 4, 15))::uuid,
      1, turn, false, bodies.value, bodies.size, left(md5('digest') || md5('digest'), 43),
      '[{"mutationId": "00000000-0000-4000-8000-000000000000", "revision": 1, "at": "2026-01-01T10:00:00.000Z"}]',
      people.created_at, people.created_at
    from people join bodies on bodies.collection = pg_temp.collection_of(turn, kind) and bodies.variant = person % 16
    where people.records >= turn;
  end loop;
end $$;
call pg_temp.write_records();
