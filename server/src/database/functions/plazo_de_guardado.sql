-- Time within which the calls of a save share one entry. An import can be resumed after an interruption: browsers keep it for 90 days.
create or replace function plazo_de_guardado(guardado uuid) returns interval language sql immutable parallel safe
return case when es_importacion(guardado) then interval '90 days' else interval '1 hour' end;
