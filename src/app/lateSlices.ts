/** All slices that join late: whoever replays a log has to have them before its first action. */
import '@/features/cuenta/usuarios/slice'
import '@/features/historial/slice'
import '@/features/informes/slice'
import '@/features/productos/edit/comparar/slice'
import '@/features/traducciones/importar/slice'
import '@/features/traducciones/slice'
import '@/store/historial/slice'
import '@/store/lists/runs'
