import type { Messages } from "#messages/en/index.ts";

export const hotelActions: Messages["hotelActions"] = {
	"hotel created": "Añadido",
	hotel: "Datos modificados",
	"hotel identity": "Nombre o lugar modificados",
	"hotel checked": "Cambios aprobados",
	"hotel status": "Estado modificado",
	"hotel owner": "Propietario cambiado",
	"hotel archived": "Archivado",
	"hotel restored": "Restaurado",
	"hotel deleted": "Eliminado",
	"room deleted": "Habitación eliminada",
	"hotel photos": "Fotos modificadas",
	translation: "Traducción modificada",
	"room order": "Habitaciones reordenadas",
	"rate plan": "Tarifa cambiada",
	"member invited": "Compañero invitado",
	"invitation withdrawn": "Invitación retirada",
	"member joined": "Compañero incorporado",
	"member role": "Función del compañero cambiada",
	"member removed": "Compañero quitado",
	"member left": "Compañero que dejó el equipo",
};
