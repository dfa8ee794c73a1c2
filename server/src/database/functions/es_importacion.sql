-- True if a save is an import [IX-07]: its id is a UUID of version 8, whose content applications define.
create or replace function es_importacion(guardado uuid) returns boolean language sql immutable parallel safe
return coalesce(substr(guardado::text, 15, 1) = '8', false);
