-- Members of the first object that differ in the second.
create or replace function solo_lo_distinto(fila jsonb, otra jsonb) returns jsonb language sql immutable parallel safe
return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fila) where value is distinct from otra->key)
