-- Index inserts are random writes: building every index at the end fills millions of rows in minutes.
create temp table dropped as
select conrelid::regclass as owner, conname as name, true as is_constraint,
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as definition
from pg_constraint
where contype in ('p', 'u') and connamespace = 'public'::regnamespace and conrelid = any (:'tables'::regclass[])
union all
select indrelid::regclass, relname, false, pg_get_indexdef(indexrelid)
from pg_index join pg_class on pg_class.oid = indexrelid
where indrelid = any (:'tables'::regclass[] || 'users'::regclass)
  and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'));
select case when is_constraint then format('alter table %s drop constraint %I', owner, name) else format('drop index %I', name) end
from dropped \gexec
