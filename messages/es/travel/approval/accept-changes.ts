import type { Messages } from "#messages/en/index.ts";

export const acceptChanges: Messages["acceptChanges"] = {
	refusedTitle: "Los cambios no se han aceptado",
	refusedText: "Abre de nuevo el hotel, revisa sus cambios y acéptalos ahí.",
	done: "Los cambios se han aceptado.",
	advice: "Revísalo de nuevo.",
	title: "Modificado desde su aprobación",
	text: "Los huéspedes ya ven estos cambios. Si no puedes aceptarlos, suspende el hotel e indica el motivo.",
	button: "Aceptar cambios",
	busy: "Procesando...",
};
